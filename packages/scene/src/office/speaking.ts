import { watchPageAttribute } from './page-attributes.ts';

/** Observes `data-speaking` on the canvas or an ancestor. Undefined if it is missing. */
export function watchSpeaking(
  canvas: HTMLCanvasElement,
  changed: (speaking: boolean | undefined) => void,
): () => void {
  return watchPageAttribute(canvas, 'data-speaking', (value) =>
    changed(value === undefined ? undefined : value === 'true'),
  );
}
