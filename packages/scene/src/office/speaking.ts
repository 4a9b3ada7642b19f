import { pageAttribute, watchPageAttributes } from './page-attributes.ts';

/**
 * Observes `data-speaking` (`true` or `false`) on the canvas or its closest ancestor. Undefined if the
 * attribute is missing.
 */
export function watchSpeaking(
  canvas: HTMLCanvasElement,
  changed: (speaking: boolean | undefined) => void,
): () => void {
  const read = () => {
    const said = pageAttribute(canvas, 'data-speaking');
    changed(said === undefined ? undefined : said === 'true');
  };
  const unwatch = watchPageAttributes(canvas, ['data-speaking'], read);
  read();
  return unwatch;
}
