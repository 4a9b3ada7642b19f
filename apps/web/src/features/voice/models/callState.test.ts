import { describe, expect, it } from 'vitest';
import type { CallParticipant } from '../rtc/PeerMesh.ts';
import {
  aloneMs,
  awaitedMs,
  confirmAfterMs,
  confirmAnswerMs,
  deadlinesOf,
  joiningCall,
  nextCall,
  unreachableMs,
  type CallEvent,
  type CallRoom,
  type CallState,
} from './callState.ts';

const now = 1_000_000;
const own: CallRoom = { id: 'r1', kind: 'OWN', name: '雑談' };
const direct: CallRoom = { id: 'd1', kind: 'DIRECT', name: '' };

const ren: CallParticipant = {
  participantId: 'p',
  userId: 'ren',
  nameKanji: '高橋 蓮',
  avatarUrl: null,
  muted: false,
  speaking: false,
  connection: 'connected',
};
const unheard: CallParticipant = { ...ren, connection: 'connecting' };

/** A call after some events, each at the same moment. */
function after(room: CallRoom, ...events: CallEvent[]): CallState {
  return events.reduce((state, event) => nextCall(state, event, now), joiningCall(room, now));
}

const came = (...participants: CallParticipant[]): CallEvent => ({
  kind: 'participantsChanged',
  participants,
});
const joined: CallEvent = { kind: 'joined' };
const lost: CallEvent = { kind: 'signalingLost' };
const due = (deadline: 'giveUp' | 'occupancy' | 'confirmation' | 'rangeWarning'): CallEvent => ({
  kind: 'due',
  deadline,
});
const at = (metres: number | null): CallEvent => ({ kind: 'distanceMeasured', metres });
const ended = (reason: string) => ({ phase: 'ended', reason });

/** A minute later. */
const later = now + 60_000;

describe.each<[phase: string, before: CallState]>([
  ['joining', after(own)],
  ['in, with someone', after(own, came(ren), joined)],
  ['in, alone', after(own, joined)],
  ['reconnecting, and someone is heard', after(own, came(ren), joined, lost)],
  ['reconnecting, and nobody is heard', after(own, came(unheard), joined, lost)],
  ['asked whether to go on', after(own, came(ren), joined, due('confirmation'))],
  ['ended', after(own, joined, { kind: 'ended', reason: 'left' })],
])('a call that is %s', (phase, before) => {
  const table: Record<string, [event: CallEvent, expected: object | 'nothing'][]> = {
    joining: [
      [joined, { phase: 'in', occupancy: { status: 'alone', until: later + aloneMs } }],
      [came(ren), { phase: 'joining', participants: [ren] }],
      [lost, 'nothing'],
      [{ kind: 'continued' }, 'nothing'],
      [due('giveUp'), ended('unreachable')],
      [due('confirmation'), 'nothing'],
    ],
    'in, with someone': [
      [joined, 'nothing'],
      [lost, { phase: 'reconnecting', giveUpAt: later + unreachableMs }],
      [came(), { phase: 'in', occupancy: { status: 'alone', until: later + aloneMs } }],
      [due('confirmation'), { confirmation: { status: 'asked', until: later + confirmAnswerMs } }],
      [{ kind: 'continued' }, { confirmation: { status: 'given', until: later + confirmAfterMs } }],
      [{ kind: 'ended', reason: 'replaced' }, ended('replaced')],
    ],
    'in, alone': [
      [came(ren), { occupancy: { status: 'shared' } }],
      [came(), { occupancy: { status: 'alone', until: now + aloneMs } }],
      [due('occupancy'), ended('alone')],
    ],
    'reconnecting, and someone is heard': [
      [joined, { phase: 'in', confirmation: { status: 'given', until: now + confirmAfterMs } }],
      [lost, 'nothing'],
      [due('giveUp'), { phase: 'reconnecting', giveUpAt: later + unreachableMs }],
    ],
    'reconnecting, and nobody is heard': [[due('giveUp'), ended('unreachable')]],
    'asked whether to go on': [
      [{ kind: 'continued' }, { confirmation: { status: 'given', until: later + confirmAfterMs } }],
      [due('confirmation'), ended('unanswered')],
    ],
    ended: [
      [joined, 'nothing'],
      [lost, 'nothing'],
      [came(ren), 'nothing'],
      [{ kind: 'ended', reason: 'alone' }, 'nothing'],
    ],
  };

  it.each(table[phase] ?? [])('after %j', (event, expected) => {
    const next = nextCall(before, event, later);
    if (expected === 'nothing') expect(next).toBe(before);
    else expect(next).toMatchObject(expected);
  });
});

describe('a call of two', () => {
  it.each<[string, CallState, CallEvent, object]>([
    [
      'waits a minute for the other',
      after(direct),
      joined,
      { phase: 'in', occupancy: { status: 'alone', until: later + awaitedMs } },
    ],
    ['ends where they do not come', after(direct, joined), due('occupancy'), ended('otherLeft')],
    ['ends with them', after(direct, came(ren), joined), came(), ended('otherLeft')],
    [
      'ends with them also while the server is away',
      after(direct, came(ren), joined, lost),
      came(),
      ended('otherLeft'),
    ],
  ])('%s', (_, before, event, expected) =>
    expect(nextCall(before, event, later)).toMatchObject(expected),
  );
});

describe('the distance of two who talk face to face', () => {
  const met = after(direct, came(ren), joined, at(3));
  const warned = after(direct, came(ren), joined, at(3), at(4.44));
  const bySceneToo = nextCall(warned, { kind: 'rangeWarned', metres: 4.9 }, now);

  it.each<[string, CallState, CallEvent, object | 'nothing']>([
    ['is not counted before they met', after(direct, came(ren), joined), at(12), 'nothing'],
    [
      'warns',
      met,
      at(4.44),
      { range: { status: 'warning', warning: { metres: 4.4, until: null } } },
    ],
    ['is told anew only when it is shown otherwise', warned, at(4.42), 'nothing'],
    ['that is small again ends the warning', warned, at(3), { range: { warning: null } }],
    [
      'that is unknown is not shown',
      warned,
      at(null),
      { range: { status: 'warning', warning: null } },
    ],
    ['ends the call', warned, at(5.2), ended('outOfRange')],
    [
      'yields to the warning of a scene',
      bySceneToo,
      at(3),
      { range: { warning: { metres: 4.9 } } },
    ],
    ['is shown again after it', bySceneToo, due('rangeWarning'), { range: { warning: null } }],
  ])('%s', (_, before, event, expected) => {
    const next = nextCall(before, event, now);
    if (expected === 'nothing') expect(next).toBe(before);
    else expect(next).toMatchObject(expected);
  });
});

it.each<[string, CallState, object]>([
  ['joining', after(own), { giveUp: now + unreachableMs }],
  [
    'in, alone',
    after(own, joined),
    { confirmation: now + confirmAfterMs, occupancy: now + aloneMs },
  ],
  ['in, with someone', after(own, came(ren), joined), { confirmation: now + confirmAfterMs }],
  [
    'reconnecting',
    after(own, came(ren), joined, lost),
    { confirmation: now + confirmAfterMs, giveUp: now + unreachableMs },
  ],
  ['ended', after(own, { kind: 'ended', reason: 'left' }), {}],
])('deadlines of a call that is %s', (_, state, expected) =>
  expect(deadlinesOf(state)).toEqual(expected),
);
