import { TestClock } from '@office/client/lib/testDeps.ts';
import { expect, it, vi } from 'vitest';
import { MaintenanceNotice } from './MaintenanceNotice.ts';

const hour = 60 * 60_000;
const at = (hours: number) => new Date(hours * hour).toISOString();

function setUp() {
  const entries = new Map<string, string>();
  const clock = new TestClock();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  const showNotice = vi.fn();
  const follow = (from: number, to = from + 1) =>
    new MaintenanceNotice({ clock, store, key: 'told' }).follow(
      { startAt: at(from), endAt: at(to) },
      showNotice,
    );
  return { clock, showNotice, follow };
}

it('notifies on announcement, one day before and shortly before the maintenance', () => {
  const { clock, showNotice, follow } = setUp();
  follow(100);
  expect(showNotice).toHaveBeenCalledTimes(1);
  clock.advance(75.9 * hour);
  expect(showNotice).toHaveBeenCalledTimes(1);
  clock.advance(0.2 * hour);
  expect(showNotice).toHaveBeenCalledTimes(2);
  clock.advance(23.7 * hour);
  expect(showNotice).toHaveBeenCalledTimes(2);
  clock.advance(0.1 * hour);
  expect(showNotice).toHaveBeenCalledTimes(3);
  clock.advance(10 * hour);
  expect(showNotice).toHaveBeenCalledTimes(3);
});

it('notifies once per browser, and again when the time changes', () => {
  const { showNotice, follow } = setUp();
  follow(5)();
  follow(5)();
  expect(showNotice).toHaveBeenCalledTimes(1);
  follow(6);
  expect(showNotice).toHaveBeenCalledTimes(2);
});

it('does not notify after the start or after unfollowing', () => {
  const { clock, showNotice, follow } = setUp();
  const stop = follow(2);
  stop();
  clock.advance(3 * hour);
  follow(2);
  expect(showNotice).toHaveBeenCalledTimes(1);
});
