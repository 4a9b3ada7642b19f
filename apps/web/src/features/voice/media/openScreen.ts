import { getDisplayMedia } from '../../../lib/userMedia.ts';
import type { OpenScreen } from './ScreenCapture.ts';

/** Lets the member choose a screen, a window or a tab. Rejects as `getDisplayMedia` does. */
export async function openScreen(ended: () => void): Promise<OpenScreen> {
  const stream = await getDisplayMedia({
    video: { frameRate: { ideal: 15, max: 30 } },
    // The sound of the call itself is left out, or everyone would hear themselves.
    audio: { restrictOwnAudio: true },
    selfBrowserSurface: 'exclude',
    surfaceSwitching: 'include',
    systemAudio: 'include',
  } as DisplayMediaStreamOptions);
  const [picture] = stream.getVideoTracks();
  const [sound = null] = stream.getAudioTracks();
  if (!picture) throw new DOMException('No track', 'NotFoundError');
  // Text has to be read: when it gets tight, fewer pictures come, not blurred ones.
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
