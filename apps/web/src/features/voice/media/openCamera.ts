import { getUserMedia, isForbidden } from '../../../lib/userMedia.ts';
import type { DeviceProblem } from '../../../platform/device/deviceError.ts';
import type { OpenDevice } from './CaptureDevice.ts';

export async function openCamera(
  deviceId: string | null,
  on: { gone(problem?: DeviceProblem): void },
): Promise<OpenDevice> {
  const stream = await getUserMedia({
    video: {
      ...(deviceId === null ? {} : { deviceId: { exact: deviceId } }),
      width: { ideal: 1280 },
      height: { ideal: 720 },
      frameRate: { ideal: 30, max: 30 },
    },
  });
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('No track', 'NotFoundError');
  track.contentHint = 'motion';
  track.onended = async () =>
    on.gone((await isForbidden('camera')) ? 'notAllowedError' : undefined);
  return {
    track,
    close() {
      track.onended = null;
      track.stop();
    },
  };
}
