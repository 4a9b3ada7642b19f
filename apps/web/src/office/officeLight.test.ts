import { expect, it } from 'vitest';
import { OfficeLightChoice } from './officeLight.ts';

function storageWith(value: string | null) {
  let stored = value;
  return { getItem: () => stored, setItem: (_: string, next: string) => void (stored = next) };
}

it.each([
  [null, 'automatic'],
  ['night', 'night'],
  ['noon', 'automatic'],
])('starts with %s from the storage as %s', (stored, light) => {
  const choice = new OfficeLightChoice(storageWith(stored) as never);
  expect(choice.getSnapshot()).toBe(light);
});

it('keeps the chosen light for the next visit', () => {
  const storage = storageWith(null) as never;
  new OfficeLightChoice(storage).choose('evening');
  expect(new OfficeLightChoice(storage).getSnapshot()).toBe('evening');
});
