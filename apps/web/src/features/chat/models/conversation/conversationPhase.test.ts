import { expect, it } from 'vitest';
import {
  allRead,
  nextPhase,
  type ConversationEvent,
  type ConversationPhase,
} from './conversationPhase.ts';

const unread = { unreadCount: 2, firstUnreadMessageId: 'm5' };
const fresh = {
  status: 'READY',
  unread,
  target: null,
  slices: { older: 'IDLE', newer: 'IDLE' },
} as const;

const phases = {
  LOADING: { status: 'LOADING' },
  FAILED: { status: 'FAILED' },
  GONE: { status: 'GONE' },
  READY: fresh,
  'READY, target m1': { ...fresh, target: { messageId: 'm1', request: 3 } },
  'READY, loading older': { ...fresh, slices: { older: 'LOADING', newer: 'IDLE' } },
  'READY, older failed': { ...fresh, slices: { older: 'LOST', newer: 'IDLE' } },
} satisfies Record<string, ConversationPhase>;

const events = {
  opened: { kind: 'opened', unread },
  'opened at m1': { kind: 'opened', unread, targetId: 'm1' },
  refused: { kind: 'refused', isGone: false },
  'refused for good': { kind: 'refused', isGone: true },
  'targeted m1': { kind: 'targeted', messageId: 'm1' },
  'older asked': { kind: 'sliceAsked', end: 'older' },
  'older ended': { kind: 'sliceEnded', end: 'older' },
  'older lost': { kind: 'sliceLost', end: 'older' },
} satisfies Record<string, ConversationEvent>;

const ledTo = (request: number) => ({ ...fresh, target: { messageId: 'm1', request } });
const { 'READY, loading older': asked, 'READY, older failed': lost } = phases;

type Row = [phase: keyof typeof phases, event: keyof typeof events, after: ConversationPhase];
const same = (phase: keyof typeof phases, ...names: (keyof typeof events)[]): Row[] =>
  names.map((event) => [phase, event, phases[phase]]);
const slices = ['older asked', 'older ended', 'older lost'] as const;
const unopened = (['LOADING', 'FAILED', 'GONE'] as const).flatMap((phase): Row[] => [
  [phase, 'opened', fresh],
  [phase, 'opened at m1', ledTo(1)],
  [phase, 'refused', phases.FAILED],
  [phase, 'refused for good', phases.GONE],
  ...same(phase, 'targeted m1', ...slices),
]);

it.each<Row>([
  ...unopened,
  ...same('READY', 'opened', 'older ended'),
  ['READY', 'opened at m1', ledTo(1)],
  ['READY', 'refused', phases.FAILED],
  ['READY', 'refused for good', phases.GONE],
  ['READY', 'targeted m1', ledTo(1)],
  ['READY', 'older asked', asked],
  ['READY', 'older lost', lost],
  ['READY, target m1', 'targeted m1', ledTo(4)],
  ['READY, target m1', 'opened', phases['READY, target m1']],
  ['READY, target m1', 'refused', phases.FAILED],
  ['READY, loading older', 'older ended', fresh],
  ['READY, loading older', 'older lost', lost],
  ['READY, loading older', 'targeted m1', { ...ledTo(1), slices: asked.slices }],
  ['READY, loading older', 'opened', asked],
  ['READY, older failed', 'older asked', asked],
  ['READY, older failed', 'older ended', fresh],
])('%s, %s', (phase, event, after) => {
  expect(nextPhase(phases[phase], events[event])).toEqual(after);
});

it('updates the unread state when the room is opened again', () => {
  expect(nextPhase(fresh, { kind: 'opened', unread: allRead })).toEqual({
    ...fresh,
    unread: allRead,
  });
});

it.each([
  ['LOADING', 'older asked'],
  ['READY, loading older', 'older asked'],
  ['READY', 'older ended'],
] as const)('%s, %s: the same object', (phase, event) => {
  expect(nextPhase(phases[phase], events[event])).toBe(phases[phase]);
});
