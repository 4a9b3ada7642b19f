import type { FaceVideos } from '../scenes/faces.ts';

/**
 * Observes camera videos of the page: `<video data-face="{user id}">` children of the closest
 * ancestor of the canvas with `data-faces`. The page plays them; the scene only reads their frames.
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
