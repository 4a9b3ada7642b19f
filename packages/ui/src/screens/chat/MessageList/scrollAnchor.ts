/** Position of the anchor message in the viewport: top, centre or bottom. */
export type AnchorAlign = 'start' | 'center' | 'end';

export type ScrollAnchor =
  | { at: 'newest' }
  /** A message: the first unread one, a linked one, or the target of keyboard navigation. */
  | { at: 'message'; key: string; align: AnchorAlign }
  | { at: 'reader' };

/** While `opening`, rows are measured, and nothing is reported as read or requested. */
export interface ListScroll {
  status: 'opening' | 'open';
  anchor: ScrollAnchor;
}

export type ListScrollEvent =
  /** `by`: `list` if the list scrolled itself. `atEnd`: the newest message is in view. */
  | { type: 'scrolled'; by: 'reader' | 'list'; direction: 'up' | 'down'; atEnd: boolean }
  | { type: 'replaced'; linked: boolean; unreadKey: string | undefined }
  /** A message arrived at the end. `hasLeft`: the reader is scrolling up at that moment. */
  | { type: 'arrived'; isMine: boolean; hasLeft: boolean }
  | { type: 'requested'; to: ScrollAnchor }
  | { type: 'removed' }
  | { type: 'rested' };

export const opening: ListScroll = { status: 'opening', anchor: { at: 'newest' } };

export function nextScroll(scroll: ListScroll, event: ListScrollEvent): ListScroll {
  const { status, anchor } = scroll;
  switch (event.type) {
    case 'scrolled':
      return {
        status: event.by === 'reader' ? 'open' : status,
        anchor: scrolledAnchor(anchor, event),
      };
    case 'replaced':
      return { status: 'opening', anchor: openingAnchor(event) };
    case 'arrived': {
      const follows = event.isMine || (anchor.at === 'newest' && !event.hasLeft);
      return follows ? { status, anchor: { at: 'newest' } } : scroll;
    }
    case 'requested':
      return { status, anchor: event.to };
    case 'removed':
      return anchor.at === 'message' ? { status, anchor: { at: 'reader' } } : scroll;
    case 'rested':
      return { status: 'open', anchor };
  }
}

function scrolledAnchor(
  anchor: ScrollAnchor,
  { by, direction, atEnd }: Extract<ListScrollEvent, { type: 'scrolled' }>,
): ScrollAnchor {
  if (by === 'list') return atEnd && anchor.at === 'reader' ? { at: 'newest' } : anchor;
  if (atEnd) return { at: 'newest' };
  // Growing content moves the end away. Only scrolling up releases the anchor.
  return direction === 'down' && anchor.at === 'newest' ? anchor : { at: 'reader' };
}

/** A linked message is shown by a separate `requested` event that follows. */
function openingAnchor({
  linked,
  unreadKey,
}: Extract<ListScrollEvent, { type: 'replaced' }>): ScrollAnchor {
  if (linked) return { at: 'reader' };
  return unreadKey === undefined
    ? { at: 'newest' }
    : { at: 'message', key: unreadKey, align: 'start' };
}
