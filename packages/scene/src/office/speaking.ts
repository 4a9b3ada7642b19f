import { pageAttribute, watchPageAttributes } from './page-attributes.ts';

/**
 * Reads `data-speaking` (`true` or `false`: one's voice is heard just now) from the canvas or the nearest
 * element around it that has it, now and whenever it changes; undefined where the page does not say.
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
