import { watchPageAttribute } from './page-attributes.ts';

/** Observes `data-raised-hands` on the canvas or an ancestor: user ids, separated by spaces. */
export function watchRaisedHands(
  canvas: HTMLCanvasElement,
  changed: (userIds: ReadonlySet<string>) => void,
): () => void {
  return watchPageAttribute(canvas, 'data-raised-hands', (userIds = '') =>
    changed(new Set(userIds.split(' ').filter((userId) => userId !== ''))),
  );
}
