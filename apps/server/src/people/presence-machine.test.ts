import { isAllowedPresence } from '@office/vocabulary';
import type { Presence } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { automaticReason, lastManual, nextPresence } from './presence-machine.ts';
import type { PresenceCircumstances, PresenceEvent, PresenceState } from './presence-machine.ts';

const quiet: PresenceCircumstances = { engaged: null, idle: false };
const initialState: PresenceState = {
  shown: { workingStatus: 'OFFICE', status: 'LOGGED_OUT' },
  choices: [],
  isManualCurrent: false,
};

type Step = string | Partial<PresenceCircumstances>;

const toChoice = (text: string) => {
  const [workingStatus, status] = text.split(' ');
  return { workingStatus, status } as Presence;
};

/** Strings are events and choices, objects are changed circumstances. */
function runSteps(steps: readonly Step[], from = initialState): PresenceState {
  let circumstances = quiet;
  return steps.reduce<PresenceState>((state, step) => {
    if (typeof step === 'object') circumstances = { ...circumstances, ...step };
    return nextPresence(state, toEvent(step), circumstances);
  }, from);
}

function toEvent(step: Step): PresenceEvent {
  if (typeof step === 'object') return { kind: 'circumstances' };
  if (step === 'arrived' || step === 'departed') return { kind: step };
  return { kind: 'chosen', choice: toChoice(step) };
}

describe('nextPresence', () => {
  it.each<[string, Step[], string]>([
    ['of who comes', ['arrived'], 'OFFICE AVAILABLE'],
    ['of who chose', ['arrived', 'HOME BUSY'], 'HOME BUSY'],
    ['of who has gone', ['arrived', 'HOME BUSY', 'departed'], 'HOME LOGGED_OUT'],
    ['of who is back: as they last chose', ['HOME BUSY', 'departed', 'arrived'], 'HOME BUSY'],
    ['of who reloads', ['arrived', 'HOME BUSY', 'arrived'], 'HOME BUSY'],
    [
      'of who chose to be away, and is back',
      ['HOME LEAVING', 'departed', 'arrived'],
      'HOME AVAILABLE',
    ],
    ['of who hides', ['arrived', 'HOME LOGGED_OUT'], 'HOME LOGGED_OUT'],
    ['of who hides and reloads', ['arrived', 'HOME LOGGED_OUT', 'arrived'], 'HOME LOGGED_OUT'],
    ['of who hid, went and is back', ['HOME LOGGED_OUT', 'departed', 'arrived'], 'HOME AVAILABLE'],
    ['of a holiday', ['HOME ON_VACATION', 'departed'], 'HOME ON_VACATION'],
    ['of a holiday, looking in', ['HOME ON_VACATION', 'departed', 'arrived'], 'HOME ON_VACATION'],

    ['in a call', ['arrived', { engaged: 'call' }], 'OFFICE BUSY'],
    ['in a call: it wins over AVAILABLE', ['HOME AVAILABLE', { engaged: 'call' }], 'HOME BUSY'],
    ['in a call: it wins over LEAVING', ['HOME LEAVING', { engaged: 'call' }], 'HOME BUSY'],
    [
      'in a call, with a client',
      ['IN_WITH_CLIENT AVAILABLE', { engaged: 'call' }],
      'IN_WITH_CLIENT BUSY',
    ],
    ['after it', ['HOME LEAVING', { engaged: 'call' }, { engaged: null }], 'HOME LEAVING'],
    [
      'after it, with nothing chosen',
      ['arrived', { engaged: 'call' }, { engaged: null }],
      'OFFICE AVAILABLE',
    ],
    ['of who chooses during it: still busy', [{ engaged: 'call' }, 'HOME AVAILABLE'], 'HOME BUSY'],
    [
      'of what was chosen during it, afterwards',
      ['OFFICE AVAILABLE', { engaged: 'call' }, 'HOME LEAVING', { engaged: null }],
      'HOME LEAVING',
    ],
    [
      'of who hides in a call',
      ['arrived', { engaged: 'call' }, 'HOME LOGGED_OUT'],
      'HOME LOGGED_OUT',
    ],
    ['of a holiday in a call', ['HOME ON_VACATION', { engaged: 'call' }], 'HOME ON_VACATION'],
    [
      'of who loses the connection in a call',
      ['arrived', { engaged: 'call' }, 'departed'],
      'OFFICE LOGGED_OUT',
    ],
    [
      'of who is gone when the meeting begins',
      ['arrived', 'departed', { engaged: 'call' }],
      'OFFICE LOGGED_OUT',
    ],
    [
      'of who is back in the call',
      ['arrived', { engaged: 'call' }, 'departed', 'arrived'],
      'OFFICE BUSY',
    ],

    ['of who is idle', ['arrived', { idle: true }], 'OFFICE LEAVING'],
    [
      'of who is back at the desk',
      ['arrived', { idle: true }, { idle: false }],
      'OFFICE AVAILABLE',
    ],
    [
      'of who is idle after choosing',
      ['arrived', 'OFFICE AVAILABLE', { idle: true }],
      'OFFICE AVAILABLE',
    ],
    ['of who is idle and busy', ['arrived', 'OFFICE BUSY', { idle: true }], 'OFFICE BUSY'],
    [
      'of who chose the day before, and is idle',
      ['HOME AVAILABLE', 'departed', 'arrived', { idle: true }],
      'HOME LEAVING',
    ],
    [
      'of who is idle with a client, where there is no leaving',
      ['IN_WITH_CLIENT AVAILABLE', 'departed', 'arrived', { idle: true }],
      'IN_WITH_CLIENT AVAILABLE',
    ],
    ['of who is idle in a call', ['arrived', { idle: true, engaged: 'call' }], 'OFFICE BUSY'],
    [
      'of who is still idle after the call',
      ['arrived', { idle: true, engaged: 'call' }, { engaged: null }],
      'OFFICE LEAVING',
    ],
    ['of who chooses while idle', ['arrived', { idle: true }, 'HOME AVAILABLE'], 'HOME AVAILABLE'],
    [
      'of who hides and is idle',
      ['OFFICE LOGGED_OUT', { idle: true }, { idle: false }],
      'OFFICE LOGGED_OUT',
    ],
  ])('%s', (_, steps, shown) => expect(runSteps(steps).shown).toEqual(toChoice(shown)));

  it('always returns an allowed combination', () => {
    const choices = ['OFFICE', 'IN_WITH_CLIENT', 'HOME'].flatMap((place) =>
      ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION'].map((s) => `${place} ${s}`),
    );
    const steps: Step[] = [
      ...choices.filter((choice) => isAllowedPresence(toChoice(choice))),
      'arrived',
      'departed',
      ...(['call', 'meeting', null] as const).flatMap((engaged) =>
        [true, false].map((idle) => ({ engaged, idle })),
      ),
    ];
    let seed = 11;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    let state = initialState;
    let circumstances = quiet;
    for (let count = 0; count < 5000; count += 1) {
      const step = steps[Math.floor(random() * steps.length)]!;
      if (typeof step === 'object') circumstances = { ...circumstances, ...step };
      state = nextPresence(state, toEvent(step), circumstances);
      if (!isAllowedPresence(state.shown)) expect.fail(JSON.stringify({ step, state }));
    }
  });
});

describe('automaticReason', () => {
  it.each<[string, Step[], string | null]>([
    ['a call', ['HOME AVAILABLE', { engaged: 'call' }], 'call'],
    ['a meeting, idle or not', ['arrived', { engaged: 'meeting', idle: true }], 'meeting'],
    ['being idle', ['arrived', { idle: true }], 'idle'],
    ['nothing: it was chosen', ['HOME BUSY', { engaged: 'call' }], null],
    ['nothing: the choice holds against being idle', ['HOME AVAILABLE', { idle: true }], null],
    ['nothing: the call is over', ['arrived', { engaged: 'call' }, { engaged: null }], null],
    ['nothing: one hides', ['OFFICE LOGGED_OUT', { engaged: 'call' }], null],
    ['nothing: one has gone', ['arrived', { idle: true }, 'departed'], null],
  ])('%s', (_, steps, reason) => {
    const now = Object.assign({}, quiet, ...steps.filter((step) => typeof step === 'object'));
    expect(automaticReason(runSteps(steps), now)).toBe(reason);
  });
});

describe('lastManual', () => {
  it.each<[string, Step[], string | null]>([
    ['is nothing before the first choice', ['arrived'], null],
    ['is nothing while that shows', ['HOME BUSY'], null],
    ['is the choice before', ['HOME BUSY', 'OFFICE AVAILABLE'], 'HOME BUSY'],
    ['goes to and fro', ['HOME BUSY', 'OFFICE AVAILABLE', 'HOME BUSY'], 'OFFICE AVAILABLE'],
    ['is what a call hides', ['HOME AVAILABLE', { engaged: 'call' }], 'HOME AVAILABLE'],
    ['is what being gone hides', ['HOME BUSY', 'departed'], 'HOME BUSY'],
    ['never leads out', ['HOME LOGGED_OUT', 'HOME BUSY'], null],
    ['remembers two', ['HOME BUSY', 'OFFICE BUSY', 'OFFICE AVAILABLE'], 'OFFICE BUSY'],
  ])('%s', (_, steps, choice) =>
    expect(lastManual(runSteps(steps))).toEqual(choice && toChoice(choice)),
  );
});
