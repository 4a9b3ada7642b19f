import { voiceAwayMs, voiceMeetTimeoutMs } from '@office/vocabulary';
import type { TalkingDistance } from '@office/world/walking';
import { describe, expect, it } from 'vitest';
import type { CallParticipant } from '../../rtc/participants.ts';
import {
  aloneMs,
  confirmAfterMs,
  confirmAnswerMs,
  deadlinesOf,
  departureGraceMs,
  directCallTimeoutMs,
  joinTimeoutMs,
  joiningCall,
  nextCall,
  rangeWarning,
  reconnectTimeoutMs,
  type ActiveCallState,
  type CallDeadline,
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
  camera: false,
  screen: false,
  handRaisedAt: null,
  captionsWanted: false,
  captionSource: 'NONE',
  speaking: false,
  connection: 'connected',
};
const unheard: CallParticipant = { ...ren, connection: 'connecting' };
const mei: CallParticipant = { ...ren, participantId: 'q', userId: 'mei', nameKanji: '伊藤 芽依' };

function after(room: CallRoom, ...events: CallEvent[]): CallState {
  return events.reduce((state, event) => nextCall(state, event, now), joiningCall(room, now));
}

const came = (...participants: CallParticipant[]): CallEvent => ({
  kind: 'participantsChanged',
  participants,
});
const joined: CallEvent = { kind: 'joined' };
const lost: CallEvent = { kind: 'signalingLost' };
const leaves = ({ participantId }: CallParticipant, byMessage = false): CallEvent => ({
  kind: 'participantLeft',
  left: { participantId, byMessage },
});
const due = (deadline: CallDeadline): CallEvent => ({ kind: 'due', deadline });
const at = (distance: TalkingDistance): CallEvent => ({ kind: 'distanceMeasured', distance });
const speaks = (speaking: boolean): CallEvent => ({ kind: 'speakingChanged', speaking });
const ended = (reason: string) => ({ phase: 'ended', reason });

const later = now + 60_000;

describe.each<[phase: string, before: CallState]>([
  ['joining', after(own)],
  ['joined with another participant', after(own, came(ren), joined)],
  ['joined alone', after(own, joined)],
  ['reconnecting with a connected participant', after(own, came(ren), joined, lost)],
  ['reconnecting without a connected participant', after(own, came(unheard), joined, lost)],
  ['asked to confirm', after(own, came(ren), joined, due('confirmation'))],
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
    'joined with another participant': [
      [joined, 'nothing'],
      [lost, { phase: 'reconnecting', giveUpAt: later + reconnectTimeoutMs }],
      [came(), { phase: 'in', occupancy: { status: 'alone', until: later + aloneMs } }],
      [due('confirmation'), { confirmation: { status: 'asked', until: later + confirmAnswerMs } }],
      [{ kind: 'continued' }, { confirmation: { status: 'given', until: later + confirmAfterMs } }],
      [speaks(true), { confirmation: { status: 'given', until: later + confirmAfterMs } }],
      [came({ ...ren, speaking: true }), { confirmation: { until: later + confirmAfterMs } }],
      [came({ ...ren, muted: true }), { confirmation: { until: now + confirmAfterMs } }],
      [{ kind: 'ended', reason: 'replaced' }, ended('replaced')],
    ],
    'joined alone': [
      [
        came(ren),
        {
          occupancy: { status: 'shared' },
          confirmation: { status: 'given', until: later + confirmAfterMs },
        },
      ],
      [came(), { occupancy: { status: 'alone', until: now + aloneMs } }],
      [due('occupancy'), ended('alone')],
    ],
    'reconnecting with a connected participant': [
      [joined, { phase: 'in', confirmation: { status: 'given', until: now + confirmAfterMs } }],
      [lost, 'nothing'],
      [due('giveUp'), { phase: 'reconnecting', giveUpAt: later + reconnectTimeoutMs }],
    ],
    'reconnecting without a connected participant': [[due('giveUp'), ended('unreachable')]],
    'asked to confirm': [
      [{ kind: 'continued' }, { confirmation: { status: 'given', until: later + confirmAfterMs } }],
      [due('confirmation'), ended('unanswered')],
      [speaks(false), 'nothing'],
      [speaks(true), { confirmation: { status: 'given', until: later + confirmAfterMs } }],
      [came({ ...ren, speaking: true }), { confirmation: { status: 'given' } }],
      [came(), { confirmation: { status: 'given' }, occupancy: { status: 'alone' } }],
    ],
    ended: [
      [joined, 'nothing'],
      [lost, 'nothing'],
      [came(ren), 'nothing'],
      [{ kind: 'ended', reason: 'alone' }, 'nothing'],
    ],
  };

  it.each(table[phase] ?? [])('handles %j', (event, expected) => {
    const next = nextCall(before, event, later);
    if (expected === 'nothing') expect(next).toBe(before);
    else expect(next).toMatchObject(expected);
  });
});

describe('direct call', () => {
  const cut = after(direct, came(ren), joined, came(unheard));
  const waiting = { phase: 'in', occupancy: { status: 'alone', until: later + aloneMs } };
  const waitingForJoin = { occupancy: { status: 'alone', until: later + directCallTimeoutMs } };
  it.each<[string, CallState, CallEvent, object]>([
    ['waits for the invitee for a limited time', after(direct), joined, waitingForJoin],
    ['ends if the invitee does not join', after(direct, joined), due('occupancy'), ended('alone')],
    [
      'ends on joining if the other participant left while this member was joining',
      after(direct, came(ren), leaves(ren, true), came()),
      joined,
      ended('otherWrites'),
    ],
    ['waits for a disconnected participant', cut, came(), waiting],
    [
      'resumes at any distance after a disconnect',
      after(direct, came(ren), joined, at(3), came(unheard), came()),
      came(ren),
      { range: { talking: { status: 'coming', until: later + voiceMeetTimeoutMs } } },
    ],
  ])('%s', (_, before, event, expected) =>
    expect(nextCall(before, event, later)).toMatchObject(expected),
  );
});

describe('departure from a direct call', () => {
  const talking = after(direct, came(ren), joined);
  const met = nextCall(talking, at(3), now);
  const apart = nextCall(nextCall(met, at(4.44), now), at(4.8), now);
  const unconnected = after(direct, came(unheard), joined);
  const ofThree = after(direct, came(ren, mei), joined);
  const graceIsOver = due('occupancy');

  it.each<[string, CallState, CallEvent[], string]>([
    ['departure, then list', met, [leaves(ren), came()], 'otherLeft'],
    ['departure by message, then list', met, [leaves(ren, true), came()], 'otherWrites'],
    ['list, then departure', met, [came(), leaves(ren)], 'otherLeft'],
    ['list, then departure by message', met, [came(), leaves(ren, true)], 'otherWrites'],
    ['list twice, then by message', met, [came(), came(), leaves(ren, true)], 'otherWrites'],
    ['list without departure', met, [came(), graceIsOver], 'otherLeft'],
    ['list without departure while apart', apart, [came(), graceIsOver], 'outOfRange'],
    ['list, then departure while apart', apart, [came(), leaves(ren)], 'outOfRange'],
    ['list, then by message while apart', apart, [came(), leaves(ren, true)], 'otherWrites'],
    ['list, apart, then by message', met, [came(), at(9), leaves(ren, true)], 'otherWrites'],
    ['closed connection, departure, list', met, [leaves(ren), came(unheard), came()], 'otherLeft'],
    [
      'closed connection, list, departure by message',
      met,
      [came(unheard), came(), leaves(ren, true)],
      'otherWrites',
    ],
    ['list before any connection', unconnected, [came(), graceIsOver], 'otherLeft'],
    ['list during a reconnect', talking, [lost, came(), graceIsOver], 'otherLeft'],
    ['list, rejoin, by message', talking, [lost, came(), joined, leaves(ren, true)], 'otherWrites'],
    ['departure without any list', after(direct, joined), [leaves(ren)], 'otherLeft'],
    ['list of three, then by message', ofThree, [came(), leaves(mei, true)], 'otherWrites'],
  ])('ends the call with %s', (_, before, events, reason) =>
    expect(events.reduce((state, event) => nextCall(state, event, now), before)).toMatchObject(
      ended(reason),
    ),
  );

  it('shows the participant until the reason arrives', () => {
    const ending = nextCall(met, came(), now);
    expect(ending).toMatchObject({ phase: 'in', participants: [ren] });
    expect(deadlinesOf(ending)).toEqual({ occupancy: now + departureGraceMs });
  });

  it('ignores a late departure of an earlier participant', () => {
    const remaining = [came(ren), came(), leaves(mei, true)];
    const ending = remaining.reduce((state, event) => nextCall(state, event, now), ofThree);
    expect(ending).toMatchObject({ phase: 'in', occupancy: { reason: 'otherLeft' } });
  });

  it('continues when the participant returns before the reason arrives', () => {
    const returned = nextCall(nextCall(met, came(), now), came(ren), now);
    expect(returned).toMatchObject({ phase: 'in', occupancy: { status: 'shared' } });
    expect(deadlinesOf(returned)).not.toHaveProperty('occupancy');
  });
});

describe('distance of a direct call', () => {
  const talking = after(direct, came(ren), joined);
  const met = nextCall(talking, at(3), now);
  const warned = nextCall(met, at(4.44), now);
  const otherAway = nextCall(met, at('elsewhere'), now);
  const bySceneToo = nextCall(warned, { kind: 'rangeWarned', metres: 4.9 }, now);
  const warning = (state: CallState) => rangeWarning(state as ActiveCallState);

  it.each<[string, CallState, CallEvent, number | null | 'none']>([
    ['is ignored before the first meeting', talking, at(12), 'none'],
    ['warns', met, at(4.44), 4.4],
    ['ends the warning when it is small again', warned, at(3), 'none'],
    ['keeps the warning while it is unknown', warned, at(null), 4.4],
    ['replaces an older warning of the scene', bySceneToo, at(3), 'none'],
    ['falls back to the warning of the scene', talking, { kind: 'rangeWarned', metres: 4.9 }, 4.9],
    ['is shown after the warning of the scene', bySceneToo, due('sceneWarning'), 4.4],
    ['is null on another floor', met, at('elsewhere'), null],
    ['is ignored in other rooms', after(own, came(ren), joined), at(12), 'none'],
  ])('%s', (_, before, event, expected) => {
    const shown = warning(nextCall(before, event, now));
    expect(shown ? shown.metres : 'none').toBe(expected);
  });

  it.each<[string, CallState, CallEvent, string]>([
    ['the participants are too far apart', warned, at(5.2), 'outOfRange'],
    [
      'the other participant leaves because of the distance',
      nextCall(nextCall(warned, at(4.8), now), leaves(ren), now),
      came(),
      'outOfRange',
    ],
    [
      'the other participant signs out',
      nextCall(otherAway, came(), now),
      due('occupancy'),
      'otherLeft',
    ],
  ])('ends the call when %s', (_, before, event, reason) =>
    expect(nextCall(before, event, now)).toMatchObject(ended(reason)),
  );

  it('ends with otherFloor when the other participant left after moving to another floor', () => {
    const ending = nextCall(otherAway, came(), now + voiceAwayMs - 500);
    expect(nextCall(ending, leaves(ren), now + voiceAwayMs)).toMatchObject(ended('otherFloor'));
  });

  it('ends with otherFloor even if the scene reports outOfRange first', () =>
    expect(nextCall(otherAway, { kind: 'ended', reason: 'outOfRange' }, now)).toMatchObject(
      ended('otherFloor'),
    ));

  it('ends when the participants stay on different floors or do not meet', () => {
    expect(deadlinesOf(otherAway)).toMatchObject({ range: now + voiceAwayMs });
    expect(nextCall(otherAway, due('range'), now + voiceAwayMs)).toMatchObject(ended('otherFloor'));
    const distant = nextCall(talking, at(30), now);
    expect(deadlinesOf(distant)).toMatchObject({ range: now + voiceMeetTimeoutMs });
    const farCall = nextCall(distant, due('range'), now + voiceMeetTimeoutMs);
    expect(warning(farCall)).toMatchObject({ metres: 30 });
    const over = now + voiceMeetTimeoutMs + voiceAwayMs;
    expect(nextCall(farCall, due('range'), over)).toMatchObject(ended('outOfRange'));
  });

  it('keeps the state when the rounded distance is unchanged', () => {
    expect(nextCall(warned, at(4.42), now)).toBe(warned);
  });
});

it.each<[string, CallState, object]>([
  ['joining', after(own), { giveUp: now + joinTimeoutMs }],
  ['joined alone', after(own, joined), { occupancy: now + aloneMs }],
  [
    'joined with another participant',
    after(own, came(ren), joined),
    { confirmation: now + confirmAfterMs },
  ],
  [
    'reconnecting',
    after(own, came(ren), joined, lost),
    { confirmation: now + confirmAfterMs, giveUp: now + reconnectTimeoutMs },
  ],
  ['ended', after(own, { kind: 'ended', reason: 'left' }), {}],
])('returns the deadlines of a call that is %s', (_, state, expected) =>
  expect(deadlinesOf(state)).toEqual(expected),
);

describe('an all-hands room', () => {
  const listeners = (count: number, isListener = false): CallEvent => ({
    kind: 'listenersChanged',
    listeners: count,
    isListener,
  });
  const occupancy = (state: CallState) => state.phase === 'in' && state.occupancy.status;

  it.each<[what: string, state: CallState, expected: string]>([
    ['a speaker with listeners', after(own, listeners(3), joined), 'shared'],
    ['a speaker whose first listener arrives', after(own, joined, listeners(1)), 'shared'],
    [
      'a speaker whose last listener leaves',
      after(own, listeners(1), joined, listeners(0)),
      'alone',
    ],
    ['a listener without a speaker', after(own, listeners(0, true), joined), 'alone'],
  ])('counts the company of %s', (_, state, expected) => {
    expect(occupancy(state)).toBe(expected);
  });
});
