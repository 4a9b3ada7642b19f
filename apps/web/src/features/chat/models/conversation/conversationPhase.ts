import type { Schemas } from '@office/api';

export type Unread = Pick<Schemas['ChatUnreadMessage'], 'unreadCount' | 'firstUnreadMessageId'>;

export const allRead: Unread = { unreadCount: 0, firstUnreadMessageId: null };

export type LogEnd = 'older' | 'newer';

/** State of the next slice at one end. LOST: the server did not respond; retried once it is reachable. */
type SliceStatus = 'IDLE' | 'LOADING' | 'LOST';

export type ConversationPhase =
  | { readonly status: 'LOADING' }
  | { readonly status: 'FAILED' }
  /** Deleted or not accessible to the member. */
  | { readonly status: 'GONE' }
  | {
      readonly status: 'READY';
      readonly unread: Unread;
      /** The message to scroll to and highlight. A new `request` value jumps to it again. */
      readonly target: { readonly messageId: string; readonly request: number } | null;
      readonly slices: Readonly<Record<LogEnd, SliceStatus>>;
    };

export type ConversationEvent =
  | { kind: 'opened'; unread: Unread; targetId?: string }
  | { kind: 'refused'; isGone: boolean }
  | { kind: 'targeted'; messageId: string }
  | { kind: 'sliceAsked' | 'sliceEnded' | 'sliceLost'; end: LogEnd };

/** Reducer of the conversation phase. Returns the same object if the event has no effect. */
export function nextPhase(phase: ConversationPhase, event: ConversationEvent): ConversationPhase {
  switch (event.kind) {
    case 'opened': {
      const { unread, targetId } = event;
      const opened = phase.status === 'READY' ? { ...phase, unread } : { ...ready, unread };
      return targetId ? withTarget(opened, targetId) : opened;
    }
    case 'refused':
      return { status: event.isGone ? 'GONE' : 'FAILED' };
    case 'targeted':
      return phase.status === 'READY' ? withTarget(phase, event.messageId) : phase;
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

function withTarget(phase: Ready, messageId: string): Ready {
  return { ...phase, target: { messageId, request: (phase.target?.request ?? 0) + 1 } };
}

function withSlice(phase: ConversationPhase, end: LogEnd, status: SliceStatus): ConversationPhase {
  if (phase.status !== 'READY' || phase.slices[end] === status) return phase;
  return { ...phase, slices: { ...phase.slices, [end]: status } };
}
