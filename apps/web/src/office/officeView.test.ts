import { openStorage } from '@office/client/lib/openStorage.ts';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { expect, it } from 'vitest';
import { OfficeViewChoice } from './officeView.ts';

const day = 24 * 60 * 60_000;

function device() {
  // Without a disk, values stay in memory.
  const storage = openStorage(() => {
    throw new Error('denied');
  });
  const deps = testDeps(1_000_000);
  return { deps, visit: () => new OfficeViewChoice(storage, deps) };
}

it('shows 3D on the first visit', () => {
  expect(device().visit().getSnapshot()).toBe('3d');
});

it('shows the plan for a week on a device on which 3D is too slow, then 3D again', () => {
  const { deps, visit } = device();
  const first = visit();
  expect(first.fallBackToPlan()).toBe(true);
  expect(first.getSnapshot()).toBe('2d');
  deps.clock.advance(7 * day - 1);
  expect(visit().getSnapshot()).toBe('2d');
  deps.clock.advance(1);
  expect(visit().getSnapshot()).toBe('3d');
});

it('stays in 3D after the member has chosen it', () => {
  const { visit } = device();
  const first = visit();
  first.fallBackToPlan();
  first.choose('3d');
  expect(first.fallBackToPlan()).toBe(false);
  expect(first.getSnapshot()).toBe('3d');
  expect(visit().getSnapshot()).toBe('3d');
});

it('shows the view for now only until the next visit', () => {
  const { visit } = device();
  const first = visit();
  first.chooseForNow('2d');
  expect(first.getSnapshot()).toBe('2d');
  expect(visit().getSnapshot()).toBe('3d');
});
