import { getDisplayMedia, getUserMedia, isForbidden } from '../../../lib/userMedia.ts';
import type { DeviceProblem } from '../../../platform/device/deviceError.ts';
import type { OpenDevice } from './CaptureDevice.ts';
import type { OpenScreen } from './ScreenCapture.ts';

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

export async function openScreen(ended: () => void): Promise<OpenScreen> {
  const stream = await getDisplayMedia({
    video: { frameRate: { ideal: 15, max: 30 } },
    // Excludes the sound of the call, which would cause an echo.
    audio: { restrictOwnAudio: true },
    selfBrowserSurface: 'exclude',
    surfaceSwitching: 'include',
    systemAudio: 'include',
  } as DisplayMediaStreamOptions);
  const [picture] = stream.getVideoTracks();
  const [sound = null] = stream.getAudioTracks();
  if (!picture) throw new DOMException('No track', 'NotFoundError');
  // Keeps text readable: reduces the frame rate before the resolution.
  picture.contentHint = 'detail';
  picture.onended = ended;
  return {
    picture,
    sound,
    close() {
      picture.onended = null;
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
