import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

it.each([
  ['en', { name: '高橋 蓮', nameLatin: 'Takahashi Ren' }, 'Takahashi Ren'],
  ['ja', { name: '高橋 蓮', nameLatin: 'Takahashi Ren' }, '高橋 蓮'],
  ['en', { name: 'Emma Clarke' }, 'Emma Clarke'],
] as const)('in %s of %o is %s', (language, person, name) => {
  expect(displayName(person, language)).toBe(name);
});
