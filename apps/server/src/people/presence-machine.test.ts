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
    ['is available after arriving', ['arrived'], 'OFFICE AVAILABLE'],
    ['is the chosen presence', ['arrived', 'HOME BUSY'], 'HOME BUSY'],
    ['is logged out after leaving', ['arrived', 'HOME BUSY', 'departed'], 'HOME LOGGED_OUT'],
    ['is the last choice after returning', ['HOME BUSY', 'departed', 'arrived'], 'HOME BUSY'],
    ['survives a reload', ['arrived', 'HOME BUSY', 'arrived'], 'HOME BUSY'],
    [
      'is available after returning from a chosen LEAVING',
      ['HOME LEAVING', 'departed', 'arrived'],
      'HOME AVAILABLE',
    ],
    ['is logged out if chosen', ['arrived', 'HOME LOGGED_OUT'], 'HOME LOGGED_OUT'],
    [
      'stays logged out after a reload',
      ['arrived', 'HOME LOGGED_OUT', 'arrived'],
      'HOME LOGGED_OUT',
    ],
    [
      'is available after returning from a chosen LOGGED_OUT',
      ['HOME LOGGED_OUT', 'departed', 'arrived'],
      'HOME AVAILABLE',
    ],
    ['stays on vacation after leaving', ['HOME ON_VACATION', 'departed'], 'HOME ON_VACATION'],
    [
      'stays on vacation while connected',
      ['HOME ON_VACATION', 'departed', 'arrived'],
      'HOME ON_VACATION',
    ],

    ['is busy in a call', ['arrived', { engaged: 'call' }], 'OFFICE BUSY'],
    [
      'is busy in a call instead of AVAILABLE',
      ['HOME AVAILABLE', { engaged: 'call' }],
      'HOME BUSY',
    ],
    ['is busy in a call instead of LEAVING', ['HOME LEAVING', { engaged: 'call' }], 'HOME BUSY'],
    [
      'is busy in a call with a client',
      ['IN_WITH_CLIENT AVAILABLE', { engaged: 'call' }],
      'IN_WITH_CLIENT BUSY',
    ],
    [
      'is the previous choice after a call',
      ['HOME LEAVING', { engaged: 'call' }, { engaged: null }],
      'HOME LEAVING',
    ],
    [
      'is available after a call without a choice',
      ['arrived', { engaged: 'call' }, { engaged: null }],
      'OFFICE AVAILABLE',
    ],
    ['stays busy when changed during a call', [{ engaged: 'call' }, 'HOME AVAILABLE'], 'HOME BUSY'],
    [
      'is the choice made during a call after it ends',
      ['OFFICE AVAILABLE', { engaged: 'call' }, 'HOME LEAVING', { engaged: null }],
      'HOME LEAVING',
    ],
    [
      'is logged out if chosen in a call',
      ['arrived', { engaged: 'call' }, 'HOME LOGGED_OUT'],
      'HOME LOGGED_OUT',
    ],
    ['stays on vacation in a call', ['HOME ON_VACATION', { engaged: 'call' }], 'HOME ON_VACATION'],
    [
      'is logged out without a connection in a call',
      ['arrived', { engaged: 'call' }, 'departed'],
      'OFFICE LOGGED_OUT',
    ],
    [
      'stays logged out when a call starts',
      ['arrived', 'departed', { engaged: 'call' }],
      'OFFICE LOGGED_OUT',
    ],
    [
      'is busy after reconnecting to a call',
      ['arrived', { engaged: 'call' }, 'departed', 'arrived'],
      'OFFICE BUSY',
    ],

    ['is away while idle', ['arrived', { idle: true }], 'OFFICE LEAVING'],
    [
      'is available when no longer idle',
      ['arrived', { idle: true }, { idle: false }],
      'OFFICE AVAILABLE',
    ],
    [
      'keeps the choice while idle',
      ['arrived', 'OFFICE AVAILABLE', { idle: true }],
      'OFFICE AVAILABLE',
    ],
    ['stays busy while idle', ['arrived', 'OFFICE BUSY', { idle: true }], 'OFFICE BUSY'],
    [
      'is away while idle if chosen in an earlier session',
      ['HOME AVAILABLE', 'departed', 'arrived', { idle: true }],
      'HOME LEAVING',
    ],
    [
      'stays available while idle with a client',
      ['IN_WITH_CLIENT AVAILABLE', 'departed', 'arrived', { idle: true }],
      'IN_WITH_CLIENT AVAILABLE',
    ],
    ['is busy while idle in a call', ['arrived', { idle: true, engaged: 'call' }], 'OFFICE BUSY'],
    [
      'is away if still idle after a call',
      ['arrived', { idle: true, engaged: 'call' }, { engaged: null }],
      'OFFICE LEAVING',
    ],
    [
      'is the choice made while idle',
      ['arrived', { idle: true }, 'HOME AVAILABLE'],
      'HOME AVAILABLE',
    ],
    [
      'stays logged out while idle',
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
    ['is call in a call', ['HOME AVAILABLE', { engaged: 'call' }], 'call'],
    ['is meeting even while idle', ['arrived', { engaged: 'meeting', idle: true }], 'meeting'],
    ['is idle while idle', ['arrived', { idle: true }], 'idle'],
    ['is null for a chosen presence', ['HOME BUSY', { engaged: 'call' }], null],
    ['is null if the choice applies while idle', ['HOME AVAILABLE', { idle: true }], null],
    ['is null after a call', ['arrived', { engaged: 'call' }, { engaged: null }], null],
    ['is null for a chosen LOGGED_OUT', ['OFFICE LOGGED_OUT', { engaged: 'call' }], null],
    ['is null after leaving', ['arrived', { idle: true }, 'departed'], null],
  ])('%s', (_, steps, reason) => {
    const now = Object.assign({}, quiet, ...steps.filter((step) => typeof step === 'object'));
    expect(automaticReason(runSteps(steps), now)).toBe(reason);
  });
});

describe('lastManual', () => {
  it.each<[string, Step[], string | null]>([
    ['is null before the first choice', ['arrived'], null],
    ['is null while the only choice is shown', ['HOME BUSY'], null],
    ['is the previous choice', ['HOME BUSY', 'OFFICE AVAILABLE'], 'HOME BUSY'],
    [
      'alternates between two choices',
      ['HOME BUSY', 'OFFICE AVAILABLE', 'HOME BUSY'],
      'OFFICE AVAILABLE',
    ],
    ['is the choice hidden by a call', ['HOME AVAILABLE', { engaged: 'call' }], 'HOME AVAILABLE'],
    ['is the choice hidden by a lost connection', ['HOME BUSY', 'departed'], 'HOME BUSY'],
    ['is never LOGGED_OUT', ['HOME LOGGED_OUT', 'HOME BUSY'], null],
    [
      'skips a choice made in between',
      ['HOME BUSY', 'OFFICE BUSY', 'OFFICE AVAILABLE'],
      'OFFICE BUSY',
    ],
  ])('%s', (_, steps, choice) =>
    expect(lastManual(runSteps(steps))).toEqual(choice && toChoice(choice)),
  );
});
