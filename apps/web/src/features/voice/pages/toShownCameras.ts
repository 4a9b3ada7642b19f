import type { VoicePictureQuality } from '@office/api/realtime';
import type { CameraSize, ShownCamera } from '@office/ui/screens/voice';
import type { ShownCameras } from '../rtc/sfu/selectPictures.ts';

const qualities: Record<CameraSize, VoicePictureQuality> = {
  large: 'HIGH',
  medium: 'MEDIUM',
  small: 'LOW',
};

export function toShownCameras(cameras: readonly ShownCamera[]): ShownCameras {
  return new Map(cameras.map(({ userId, size }) => [userId, qualities[size]]));
}
