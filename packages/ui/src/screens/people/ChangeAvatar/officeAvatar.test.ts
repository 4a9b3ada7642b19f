import { readFileSync } from 'node:fs';
import { avatarOptions } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { avatarParts, randomAvatar, valueKey } from './officeAvatar.ts';

describe('randomAvatar', () => {
  it.each([
    [() => 0, 0],
    [() => 0.999999, -1],
  ])('returns only values from the option lists', (random, index) => {
    const avatar = randomAvatar(avatarOptions, random);
    for (const part of avatarParts) expect(avatar[part]).toBe(avatarOptions[part].at(index));
  });
});

describe.each(['ja', 'en'])('avatar names in %s', (language) => {
  const strings: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(new URL(`../strings.${language}.json`, import.meta.url), 'utf8'),
  );

  it.each(avatarParts)('names every value of %s', (part) => {
    for (const value of avatarOptions[part]) {
      const [group = '', name = ''] = valueKey(part, value).split('.');
      expect(strings[group]?.[name], valueKey(part, value)).toBeTruthy();
    }
  });
});
