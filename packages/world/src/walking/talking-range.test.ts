import { voiceAwayMs } from '@office/vocabulary';
import { expect, it } from 'vitest';
import { endedByDistance, nextTalkingRange } from './talking-range.ts';
import type { TalkingDistance, TalkingRange } from './talking-range.ts';

const comingMs = 60_000;
type Step = TalkingDistance | { after: number; at: TalkingDistance };

function walk(...steps: Step[]): TalkingRange[] {
  let now = 0;
  let range: TalkingRange = { status: 'coming', until: comingMs };
  return steps.map((step) => {
    const isTimed = typeof step === 'object' && step !== null;
    if (isTimed) now += step.after;
    range = nextTalkingRange(range, isTimed ? step.at : step, now);
    return range;
  });
}

it.each<[rule: string, steps: Step[], statuses: string]>([
  ['is ignored before the two have met', [12, 'elsewhere', 6, 4.5], 'coming coming coming coming'],
  ['counts after the two have met', [12, 3.9, 5.1], 'coming within beyond'],
  ['warns until it is well within the range', [3, 4.2, 3.8, 3.5], 'within warning warning within'],
  [
    'keeps the status while unknown',
    [3, null, 4.9, null, 5.1],
    'within within warning warning beyond',
  ],
  [
    'waits for a person on another floor',
    [3, 'elsewhere', { after: voiceAwayMs - 1, at: 4.9 }, 3],
    'within away warning within',
  ],
  [
    'ends the call if the person stays on another floor',
    [3, 'elsewhere', { after: voiceAwayMs, at: 'elsewhere' }, 2],
    'within away beyond beyond',
  ],
  [
    'warns about a late person, then ends the call',
    [20, { after: comingMs, at: 20 }, { after: voiceAwayMs, at: 20 }],
    'coming away beyond',
  ],
  [
    'accepts a late person',
    [20, { after: comingMs, at: 8 }, 4.5, 5.2],
    'coming away warning beyond',
  ],
  ['never ends the call while unknown', [20, { after: comingMs, at: null }], 'coming coming'],
])('nextTalkingRange: the distance %s', (_, steps, statuses) => {
  expect(
    walk(...steps)
      .map(({ status }) => status)
      .join(' '),
  ).toBe(statuses);
});

it('waits before it ends the call of a group', () => {
  const within: TalkingRange = { status: 'within' };
  const away = nextTalkingRange(within, 5.1, 0, true);
  expect(away).toEqual({ status: 'away', metres: 5.1, until: voiceAwayMs });
  expect(nextTalkingRange(away, 5.1, voiceAwayMs, true)).toEqual({ status: 'beyond' });
});

it.each<[Step[], boolean]>([
  [[12], false],
  [[3], false],
  [[3, 4.3], false],
  [[3, 4.5], true],
])('endedByDistance after %j: %s', (steps, parted) => {
  expect(endedByDistance(walk(...steps).at(-1)!, 0)).toBe(parted);
});

it('endedByDistance is true on another floor when the time to return is nearly over', () => {
  const farAway = walk(3, 'elsewhere').at(-1)!;
  expect(endedByDistance(farAway, 0)).toBe(false);
  expect(endedByDistance(farAway, voiceAwayMs / 2)).toBe(false);
  expect(endedByDistance(farAway, voiceAwayMs - 1000)).toBe(true);
});
