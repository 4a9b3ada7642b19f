import type { Schemas } from '@office/api';

/** The number of unread messages, and the first of them. */
export type Unread = Pick<Schemas['ChatUnreadMessage'], 'unreadCount' | 'firstUnreadMessageId'>;

export const allRead: Unread = { unreadCount: 0, firstUnreadMessageId: null };

/** The two ends at which a log is continued. */
export type LogEnd = 'older' | 'newer';

/**
 * The next slice at one end of the log. LOST: nobody answered, and it is asked for again as soon as the
 * server is back.
 */
type SliceStatus = 'IDLE' | 'LOADING' | 'LOST';

/** The phases of a conversation while its page is open. */
export type ConversationPhase =
  | { readonly status: 'LOADING' }
  /** No messages came; it can be tried again. */
  | { readonly status: 'FAILED' }
  /** Deleted, or not the member's. */
  | { readonly status: 'GONE' }
  | {
      readonly status: 'READY';
      readonly unread: Unread;
      /** The message to scroll to and mark. Each `request` leads there again. */
      readonly target: { readonly messageId: string; readonly request: number } | null;
      readonly slices: Readonly<Record<LogEnd, SliceStatus>>;
    };

export type ConversationEvent =
  /** The messages came, with the message to lead to if it is among them. */
  | { kind: 'opened'; unread: Unread; targetId?: string }
  | { kind: 'refused'; isGone: boolean }
  | { kind: 'targeted'; messageId: string }
  | { kind: 'sliceAsked' | 'sliceEnded' | 'sliceLost'; end: LogEnd };

/** The phase after an event; the same object where the event does not concern it. */
export function nextPhase(phase: ConversationPhase, event: ConversationEvent): ConversationPhase {
  switch (event.kind) {
    case 'opened': {
      const { unread, targetId } = event;
      const opened = phase.status === 'READY' ? { ...phase, unread } : { ...ready, unread };
      return targetId ? leadTo(opened, targetId) : opened;
    }
    case 'refused':
      return { status: event.isGone ? 'GONE' : 'FAILED' };
    case 'targeted':
      return phase.status === 'READY' ? leadTo(phase, event.messageId) : phase;
    case 'sliceAsked':
      return withSlice(phase, event.end, 'LOADING');
    case 'sliceEnded':
      return withSlice(phase, event.end, 'IDLE');
    case 'sliceLost':
      return withSlice(phase, event.end, 'LOST');
  }
}

type Ready = Extract<ConversationPhase, { status: 'READY' }>;

const ready: Ready = {
  status: 'READY',
  unread: allRead,
  target: null,
  slices: { older: 'IDLE', newer: 'IDLE' },
};

function leadTo(phase: Ready, messageId: string): Ready {
  return { ...phase, target: { messageId, request: (phase.target?.request ?? 0) + 1 } };
}

function withSlice(phase: ConversationPhase, end: LogEnd, status: SliceStatus): ConversationPhase {
  if (phase.status !== 'READY' || phase.slices[end] === status) return phase;
  return { ...phase, slices: { ...phase.slices, [end]: status } };
}
