import { deskDecorationKinds, deskSlots } from '@office/vocabulary';
import { expect, it } from 'vitest';
import en from '../strings.en.json' with { type: 'json' };
import ja from '../strings.ja.json' with { type: 'json' };

it.each([
  ...deskSlots.map((slot) => ['deskSlot', slot] as const),
  ...deskDecorationKinds.map((kind) => ['decoration', kind] as const),
])('has a name for %s %s in both languages', (part, value) => {
  for (const texts of [en, ja]) expect(texts).toHaveProperty([part, value]);
});
