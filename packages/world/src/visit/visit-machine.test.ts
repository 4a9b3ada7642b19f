import { describe, expect, it } from 'vitest';
import { nextVisit, initialVisit, type VisitEvent, type VisitState } from './visit-machine.ts';

const goal = { zoneId: 'lounge' };
const at = (status: Exclude<VisitState['status'], 'initial'>): VisitState => ({
  status,
  floorId: 'f1',
  requestId: 1,
  goal: undefined,
});
const states = [
  initialVisit,
  at('loading'),
  at('entering'),
  at('timedOut'),
  at('entered'),
  at('loadFailed'),
  at('refused'),
];

const table: [string, VisitEvent, VisitState['status'][]][] = [
  [
    'the plan comes',
    { kind: 'loaded', requestId: 1 },
    ['initial', 'entering', 'entering', 'timedOut', 'entered', 'loadFailed', 'refused'],
  ],
  [
    'the plan of an earlier request comes',
    { kind: 'loaded', requestId: 0 },
    ['initial', 'loading', 'entering', 'timedOut', 'entered', 'loadFailed', 'refused'],
  ],
  [
    'the plan does not come',
    { kind: 'loadFailed', requestId: 1 },
    ['initial', 'loadFailed', 'entering', 'timedOut', 'entered', 'loadFailed', 'refused'],
  ],
  [
    'the plan of an earlier request does not come',
    { kind: 'loadFailed', requestId: 0 },
    ['initial', 'loading', 'entering', 'timedOut', 'entered', 'loadFailed', 'refused'],
  ],
  [
    'the server takes long',
    { kind: 'timedOut', requestId: 1 },
    ['initial', 'loading', 'timedOut', 'timedOut', 'entered', 'loadFailed', 'refused'],
  ],
  [
    'the server took long for an earlier request',
    { kind: 'timedOut', requestId: 0 },
    ['initial', 'loading', 'entering', 'timedOut', 'entered', 'loadFailed', 'refused'],
  ],
  [
    'the server lets one in, perhaps again',
    { kind: 'entered' },
    ['initial', 'loading', 'entered', 'entered', 'entered', 'loadFailed', 'entered'],
  ],
  [
    'the server refuses',
    { kind: 'refused' },
    ['initial', 'loading', 'refused', 'refused', 'refused', 'loadFailed', 'refused'],
  ],
];

describe('nextVisit', () => {
  it.each(table)('returns the next status when %s', (_, event, expected) => {
    expect(states.map((state) => nextVisit(state, event).status)).toEqual(expected);
  });

  it.each(states)('loads another chosen floor: $status', (state) => {
    const selected = nextVisit(state, { kind: 'chosen', floorId: 'f2' });
    const requestId = state.status === 'initial' ? 1 : 2;
    expect(selected).toEqual({ status: 'loading', floorId: 'f2', requestId, goal: undefined });
  });

  it.each(states)('stores a goal and clears it on departure: $status', (state) => {
    const requested = nextVisit(state, { kind: 'goal', goal });
    expect(requested).toEqual({ ...state, goal });
    expect(nextVisit(requested, { kind: 'departed' })).toEqual(state);
  });
});

it('keeps a goal until its floor is entered and drops it for the next floor', () => {
  const events: VisitEvent[] = [
    { kind: 'goal', goal },
    { kind: 'chosen', floorId: 'f1' },
    { kind: 'loaded', requestId: 1 },
    { kind: 'timedOut', requestId: 1 },
    { kind: 'entered' },
  ];
  const entered = events.reduce(nextVisit, initialVisit);
  expect(entered).toEqual({ status: 'entered', floorId: 'f1', requestId: 1, goal });
  expect(nextVisit(entered, { kind: 'chosen', floorId: 'f1' })).toMatchObject({ goal: undefined });
});
