import { expect, it } from 'vitest';
import { defaultAvatar, avatarOrDefault } from './avatar.ts';

it('defaultAvatar returns a stable, distinct avatar per user', () => {
  expect(defaultAvatar('user-1')).toEqual(defaultAvatar('user-1'));
  const looks = new Set(
    Array.from({ length: 200 }, (_, i) => JSON.stringify(defaultAvatar(`user-${i}`))),
  );
  expect(looks.size).toBeGreaterThan(195);
});

it('avatarOrDefault keeps a valid avatar and replaces other values', () => {
  const customised = { ...defaultAvatar('a'), hair: 'bun' as const };
  expect(avatarOrDefault(customised, 'b')).toEqual(customised);
  expect(avatarOrDefault(null, 'b')).toEqual(defaultAvatar('b'));
  expect(avatarOrDefault({ ...customised, skin: 'green' }, 'b')).toEqual(defaultAvatar('b'));
});
