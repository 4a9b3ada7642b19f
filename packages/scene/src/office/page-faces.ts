import type { FaceVideos } from '../scenes/faces.ts';

/**
 * Reads the camera pictures that the page offers: `<video data-face="{user id}">`, children of the nearest element
 * around the canvas that has `data-faces`; now and whenever one comes or goes. They play: the scene only looks at them.
 */
export function watchFaces(
  canvas: HTMLCanvasElement,
  changed: (videos: FaceVideos) => void,
): () => void {
  const around = canvas.closest('[data-faces]');
  if (!around) return () => {};
  const read = () => {
    const videos = around.querySelectorAll<HTMLVideoElement>(':scope > video[data-face]');
    changed(new Map([...videos].map((video) => [video.dataset['face'] ?? '', video])));
  };
  const observer = new MutationObserver(read);
  observer.observe(around, { childList: true });
  read();
  return () => observer.disconnect();
}
