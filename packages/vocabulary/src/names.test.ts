import { expect, it } from 'vitest';
import { localizedName } from './names.ts';

it.each([
  ['en', '高橋 蓮', 'Takahashi Ren', 'Takahashi Ren'],
  ['ja', '高橋 蓮', 'Takahashi Ren', '高橋 蓮'],
  ['en', 'Emma Clarke', undefined, 'Emma Clarke'],
  ['en', null, null, null],
] as const)('in %s of %s, %s is %s', (language, name, nameLatin, shown) => {
  expect(localizedName(name, nameLatin, language)).toBe(shown);
});
