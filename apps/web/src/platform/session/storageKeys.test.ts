import { expect, it } from 'vitest';
import { keysClearedOnReset, storageKeys } from './storageKeys.ts';

it('keeps only the browser language and the device token when a member signs out', () => {
  const kept = Object.values(storageKeys).filter((key) => !keysClearedOnReset.includes(key));
  expect(kept).toEqual([storageKeys.language, storageKeys.lastLanguage, storageKeys.deviceToken]);
});
