import type { MiniWindowDeps, PicturePlayer } from './MiniWindow.ts';

declare global {
  interface Window {
    /** https://wicg.github.io/document-picture-in-picture */
    documentPictureInPicture?: {
      requestWindow(options: { width: number; height: number }): Promise<Window>;
    };
  }
}

/** Initial size in CSS pixels; the member can resize the window. */
const size = { width: 360, height: 240 };

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
    // Muted video may autoplay. Playback fails if the video was closed before it started.
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
    // Picture-in-picture requires the video dimensions.
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
