import { expect, it } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { QuietTime } from './QuietTime.ts';

it('is on until the end of the quiet time', () => {
  const deps = testDeps();
  const quietTime = new QuietTime(deps);
  expect(quietTime.isOn()).toBe(false);
  const quietUntil = new Date(deps.clock.now() + 1000).toISOString();
  quietTime.set({ quietUntil, workingHours: null });
  expect(quietTime.isOn()).toBe(true);
  deps.clock.advance(1000);
  expect(quietTime.isOn()).toBe(false);
});

it('is off after it is cleared', () => {
  const deps = testDeps();
  const quietTime = new QuietTime(deps);
  const quietUntil = new Date(deps.clock.now() + 1000).toISOString();
  quietTime.set({ quietUntil, workingHours: null });
  quietTime.set(null);
  expect(quietTime.isOn()).toBe(false);
});
