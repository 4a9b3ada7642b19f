import { pageAttribute, watchPageAttributes } from './page-attributes.ts';

/** Observes `data-raised-hands` on the canvas or an ancestor: user ids, separated by spaces. */
export function watchRaisedHands(
  canvas: HTMLCanvasElement,
  changed: (userIds: ReadonlySet<string>) => void,
): () => void {
  const read = () => {
    const userIds = pageAttribute(canvas, 'data-raised-hands') ?? '';
    changed(new Set(userIds.split(' ').filter((userId) => userId !== '')));
  };
  const unwatch = watchPageAttributes(canvas, ['data-raised-hands'], read);
  read();
  return unwatch;
}
