/** How the free space is shared around a message that is held: none above it, half, or all. */
export type AnchorAlign = 'start' | 'center' | 'end';

/** The part of the list that stays where it is while messages come and sizes become known. */
export type ScrollAnchor =
  /** The end: what comes is shown. */
  | { at: 'newest' }
  /** A message: the first unread one, a linked one, one that the keys have reached. */
  | { at: 'message'; key: string; align: AnchorAlign }
  /** Nothing: the reader has scrolled. */
  | { at: 'reader' };

/**
 * While it is `opening`, heights become known and the list moves to where it begins: nothing counts
 * as read, and nothing is asked for.
 */
export interface ListScroll {
  status: 'opening' | 'open';
  anchor: ScrollAnchor;
}

export type ListScrollEvent =
  /** `by` the list where it has moved itself; `atEnd` where the newest message is in view now. */
  | { type: 'scrolled'; by: 'reader' | 'list'; direction: 'up' | 'down'; atEnd: boolean }
  /** Other messages: the first ones of all, or another part of the room. */
  | { type: 'replaced'; linked: boolean; unreadKey: string | undefined }
  /** A message came at the end. `hasLeft`: the reader scrolls up at this very moment. */
  | { type: 'arrived'; isMine: boolean; hasLeft: boolean }
  /** A link, a key or a button leads somewhere. */
  | { type: 'requested'; to: ScrollAnchor }
  /** The held message is not among the messages any more. */
  | { type: 'removed' }
  /** No height has changed for some frames. */
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
  // Content that grows moves the end away; only scrolling up leaves it.
  return direction === 'down' && anchor.at === 'newest' ? anchor : { at: 'reader' };
}

/** A linked message is gone to by a request of its own, which follows. */
function openingAnchor({
  linked,
  unreadKey,
}: Extract<ListScrollEvent, { type: 'replaced' }>): ScrollAnchor {
  if (linked) return { at: 'reader' };
  return unreadKey === undefined
    ? { at: 'newest' }
    : { at: 'message', key: unreadKey, align: 'start' };
}
