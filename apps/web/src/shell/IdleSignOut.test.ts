import { describe, expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { IdleSignOut } from './IdleSignOut.ts';

const minute = 60_000;

function setUp() {
  const { clock } = testDeps();
  const stored: { at: number | null } = { at: null };
  const signOut = vi.fn();
  const openTab = (isInUse = () => false) =>
    new IdleSignOut({
      clock,
      idleMs: 15 * minute,
      readLastActivity: () => stored.at,
      saveLastActivity: (at) => {
        stored.at = at;
      },
      isInUse,
      signOut,
    });
  return { clock, stored, signOut, openTab };
}

describe('IdleSignOut', () => {
  it('signs out once after the idle time', () => {
    const { clock, signOut, openTab } = setUp();
    openTab();
    clock.advance(14 * minute);
    expect(signOut).not.toHaveBeenCalled();
    clock.advance(2 * minute);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('counts activity in another tab', () => {
    const { clock, signOut, openTab } = setUp();
    openTab();
    const other = openTab();
    clock.advance(10 * minute);
    other.onActivity();
    clock.advance(10 * minute);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('keeps a member in a call signed in', () => {
    const { clock, signOut, openTab } = setUp();
    openTab(() => true);
    openTab();
    clock.advance(60 * minute);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('signs out at the first input after a sleep that was too long', () => {
    const { stored, signOut, openTab } = setUp();
    const tab = openTab();
    stored.at! -= 20 * minute;
    tab.onActivity();
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});
