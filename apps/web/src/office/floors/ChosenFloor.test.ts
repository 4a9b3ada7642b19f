import { expect, it, vi } from 'vitest';
import { openStorage } from '@office/client/lib/openStorage.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { ChosenFloor } from './ChosenFloor.ts';

/** Memory alone, as in a browser that keeps nothing. */
const memory = () =>
  openStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

it('is the floor that was chosen last, at the next visit too', () => {
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

it('is forgotten with the storage, and follows what another tab chose', () => {
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
