import { getDisplayMedia } from '../../../lib/userMedia.ts';
import type { OpenScreen } from './ScreenCapture.ts';

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
