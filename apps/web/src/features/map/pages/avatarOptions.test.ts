import { avatarOptions } from '@office/world/avatar';
import en from '@office/ui/locales/en/map.json' with { type: 'json' };
import ja from '@office/ui/locales/ja/map.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { avatarOptions as inStories } from '../../../../../../packages/ui/src/screens/map/ChangeAvatar/ChangeAvatar.fixtures.ts';
import {
  valueKey,
  avatarParts,
} from '../../../../../../packages/ui/src/screens/map/ChangeAvatar/officeAvatar.ts';

// The screens do not know the scene: what both say of an avatar is held together here.

it('is chosen from the same lists in the stories as in the scene', () => {
  expect(inStories).toEqual(avatarOptions);
});

it.each(avatarParts.flatMap((part) => avatarOptions[part].map((value) => [part, value] as const)))(
  'has a name for %s %s in both languages',
  (part, value) => {
    for (const texts of [en, ja]) expect(texts).toHaveProperty(valueKey(part, value));
  },
);
