import { expect, it } from 'vitest';
import { keysClearedOnReset, storageKeys } from './storageKeys.ts';

it('leaves the browser’s language and what it is known by when a member signs out', () => {
  const kept = Object.values(storageKeys).filter((key) => !keysClearedOnReset.includes(key));
  expect(kept).toEqual([storageKeys.language, storageKeys.lastLanguage, storageKeys.deviceToken]);
});
