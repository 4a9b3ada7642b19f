import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { storeSettings, readStoredSettings, completeSettings } from './settingsCopy.ts';

function storageWith(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('restores stored settings', () => {
  const storage = storageWith();
  const settings = {
    graphics: 'HIGH',
    audio: { microphoneEnabled: false },
  } as Schemas['Settings'];
  storeSettings(storage, settings);
  expect(readStoredSettings(storage)).toEqual(settings);
  expect(storage.getItem(storageKeys.graphics)).toBe('HIGH');
});

it.each([
  ['nothing', {}, undefined],
  ['the quality only', { [storageKeys.graphics]: 'LOW' }, 'LOW'],
  ['an invalid quality', { [storageKeys.graphics]: 'ULTRA' }, undefined],
  [
    'an invalid copy',
    { [storageKeys.settings]: '{"graphics":', [storageKeys.graphics]: 'LOW' },
    'LOW',
  ],
  [
    'a copy with an invalid quality',
    { [storageKeys.settings]: '{"graphics":7}', [storageKeys.graphics]: 'HIGH' },
    'HIGH',
  ],
  ['an array', { [storageKeys.settings]: '[1]' }, undefined],
])('restores the graphics quality from %s', (_, entries, graphics) => {
  expect(readStoredSettings(storageWith(entries as Record<string, string>)).graphics).toBe(
    graphics,
  );
});

const complete = {
  graphics: 'LOW',
  audio: { microphoneEnabled: true, noiseSuppression: false },
  video: { cameraEnabled: false, mirror: true },
  notification: {
    ...{ directMessage: true, chatRoom: true, meeting: true },
    ...{ organization: true, voiceChatInvite: true, sound: false },
  },
};

it.each([
  ['all settings', complete, true],
  ['nothing', {}, false],
  ['no quality', { ...complete, graphics: undefined }, false],
  ['a missing group', { ...complete, video: undefined }, false],
  ['a group of an earlier version', { ...complete, notification: { chatRoom: true } }, false],
  ['an invalid choice', { ...complete, video: { cameraEnabled: 'yes', mirror: true } }, false],
  ['a null group', { ...complete, audio: null }, false],
])('shows the page from a copy with %s: %s', (_, copy, isShown) => {
  expect(completeSettings(copy as Partial<Schemas['Settings']>) !== null).toBe(isShown);
});
