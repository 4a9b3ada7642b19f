import { expect, it, vi } from 'vitest';
import { openStorage } from '@office/client/lib/openStorage.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { ChosenFloor } from './ChosenFloor.ts';

/** Storage that falls back to memory because the browser blocks it. */
const memory = () =>
  openStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

it('returns the last chosen floor and restores it on the next visit', () => {
  const storage = memory();
  const chosen = new ChosenFloor(storage);
  const listener = vi.fn();
  chosen.subscribe(listener);
  expect(chosen.getSnapshot()).toBeNull();
  chosen.choose('f1');
  chosen.choose('f2');
  expect(chosen.getSnapshot()).toBe('f2');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(new ChosenFloor(storage).getSnapshot()).toBe('f2');
});

it('is cleared with the storage and reloads the choice of another tab', () => {
  const storage = memory();
  const chosen = new ChosenFloor(storage);
  chosen.choose('f1');
  storage.setItem(storageKeys.floor, 'f2');
  chosen.reload();
  expect(chosen.getSnapshot()).toBe('f2');
  storage.removeItem(storageKeys.floor);
  chosen.reload();
  expect(chosen.getSnapshot()).toBeNull();
});
