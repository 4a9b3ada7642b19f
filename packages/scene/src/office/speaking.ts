import { pageAttribute, watchPageAttributes } from './page-attributes.ts';

/** Observes `data-speaking` on the canvas or an ancestor. Undefined if it is missing. */
export function watchSpeaking(
  canvas: HTMLCanvasElement,
  changed: (speaking: boolean | undefined) => void,
): () => void {
  const read = () => {
    const speakingAttribute = pageAttribute(canvas, 'data-speaking');
    changed(speakingAttribute === undefined ? undefined : speakingAttribute === 'true');
  };
  const unwatch = watchPageAttributes(canvas, ['data-speaking'], read);
  read();
  return unwatch;
}
