import { expect, it, vi } from 'vitest';
import { openStorage } from '@office/client/lib/openStorage.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { SelectedFloor } from './SelectedFloor.ts';

/** Storage that falls back to memory because the browser blocks it. */
const memory = () =>
  openStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

it('returns the last chosen floor and restores it on the next visit', () => {
  const storage = memory();
  const selectedFloor = new SelectedFloor(storage);
  const listener = vi.fn();
  selectedFloor.subscribe(listener);
  expect(selectedFloor.getSnapshot()).toBeNull();
  selectedFloor.choose('f1');
  selectedFloor.choose('f2');
  expect(selectedFloor.getSnapshot()).toBe('f2');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(new SelectedFloor(storage).getSnapshot()).toBe('f2');
});

it('is cleared with the storage and reloads the choice of another tab', () => {
  const storage = memory();
  const selectedFloor = new SelectedFloor(storage);
  selectedFloor.choose('f1');
  storage.setItem(storageKeys.floor, 'f2');
  selectedFloor.reload();
  expect(selectedFloor.getSnapshot()).toBe('f2');
  storage.removeItem(storageKeys.floor);
  selectedFloor.reload();
  expect(selectedFloor.getSnapshot()).toBeNull();
});
