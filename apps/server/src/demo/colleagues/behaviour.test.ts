import { isAllowedPresence } from '@office/vocabulary';
import { expect, it } from 'vitest';
import { readPlan } from '../seed.ts';
import {
  chooseActivity,
  durationOf,
  pickPair,
  presenceDuring,
  type Activity,
} from './behaviour.ts';
import { findPlaces } from './simulation.ts';

const activities: Activity[] = ['work', 'lounge', 'meetingRoom', 'talk'];
const shares = Array.from({ length: 200 }, (_, index) => index / 200);

it.each(activities)('never repeats %s', (before) => {
  const chosen = shares.map((share) => chooseActivity({ before, canTalk: true }, () => share));
  expect(new Set(chosen)).toEqual(new Set(activities.filter((activity) => activity !== before)));
});

it('starts no talk without a partner', () => {
  const chosen = shares.map((share) =>
    chooseActivity({ before: 'work', canTalk: false }, () => share),
  );
  expect(new Set(chosen)).toEqual(new Set(['lounge', 'meetingRoom']));
});

it('is deterministic with an injected random source', () => {
  const choose = () => chooseActivity({ before: 'lounge', canTalk: true }, () => 0.3);
  expect(choose()).toBe(choose());
  expect(durationOf('work', () => 0)).toBe(35_000);
  expect(durationOf('work', () => 0.999)).toBeLessThan(120_000);
});

it.each(activities)('sets an allowed presence during %s', (activity) => {
  for (const share of shares) {
    expect(isAllowedPresence(presenceDuring(activity, () => share))).toBe(true);
  }
});

it('finds tables, lounges, meeting rooms and talk areas in the demo plan', async () => {
  const { tables, lounges, meetingRooms, talkAreas } = findPlaces(await readPlan('sakura-1'));
  expect(tables.map(({ id }) => id)).toContain('project-1');
  expect(lounges.map(({ id }) => id)).toContain('lounge-c');
  expect(meetingRooms.map(({ id }) => id)).toContain('ume-1');
  expect([...talkAreas.keys()].toSorted()).toEqual(['engawa', 'komorebi']);
});

it('picks two different seats near each other for a talk', async () => {
  const { talkAreas } = findPlaces(await readPlan('sakura-1'));
  for (const share of shares) {
    const [one, other] = pickPair(talkAreas.get('engawa')!, () => share)!;
    expect(one).not.toBe(other);
    expect(Math.hypot(one.x - other.x, one.z - other.z)).toBeLessThan(3);
  }
});
