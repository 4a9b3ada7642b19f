import type { MiniWindowDeps, PicturePlayer } from './MiniWindow.ts';

declare global {
  interface Window {
    /** https://wicg.github.io/document-picture-in-picture */
    documentPictureInPicture?: {
      requestWindow(options: { width: number; height: number }): Promise<Window>;
    };
  }
}

/** CSS pixels that a member can change: room for a face, or for what one reads on a screen. */
const size = { width: 360, height: 240 };

/** The small windows that this browser has. */
export function browserMiniWindow(): MiniWindowDeps {
  const { documentPictureInPicture: windows } = window;
  return {
    openWindow: windows ? () => windows.requestWindow(size) : null,
    openPicture: document.pictureInPictureEnabled ? openPicture : null,
  };
}

async function openPicture(picture: MediaStream, onClosed: () => void): Promise<PicturePlayer> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  const show = (next: MediaStream) => {
    if (video.srcObject === next) return;
    video.srcObject = next;
    // A silent video plays by itself; one that is over meanwhile does not.
    video.play().catch(() => {});
  };
  const close = () => {
    video.removeEventListener('leavepictureinpicture', closed);
    if (document.pictureInPictureElement === video) void document.exitPictureInPicture();
    video.srcObject = null;
  };
  const closed = () => {
    close();
    onClosed();
  };
  show(picture);
  try {
    // Its size has to be known before.
    if (video.readyState < HTMLMediaElement.HAVE_METADATA)
      await new Promise((resolve) =>
        video.addEventListener('loadedmetadata', resolve, { once: true }),
      );
    await video.requestPictureInPicture();
  } catch (error) {
    close();
    throw error;
  }
  video.addEventListener('leavepictureinpicture', closed);
  return { show, close };
}
