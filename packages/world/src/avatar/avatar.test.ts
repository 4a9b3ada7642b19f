import { expect, it } from 'vitest';
import { avatarFor, avatarOrDefault } from './avatar.ts';

it('avatarFor returns a stable, distinct avatar per user', () => {
  expect(avatarFor('user-1')).toEqual(avatarFor('user-1'));
  const looks = new Set(
    Array.from({ length: 200 }, (_, i) => JSON.stringify(avatarFor(`user-${i}`))),
  );
  expect(looks.size).toBeGreaterThan(195);
});

it('avatarOrDefault keeps a valid avatar and replaces other values', () => {
  const chosen = { ...avatarFor('a'), hair: 'bun' as const };
  expect(avatarOrDefault(chosen, 'b')).toEqual(chosen);
  expect(avatarOrDefault(null, 'b')).toEqual(avatarFor('b'));
  expect(avatarOrDefault({ ...chosen, skin: 'green' }, 'b')).toEqual(avatarFor('b'));
});
