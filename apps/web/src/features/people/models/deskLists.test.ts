import { decorationKinds, deskSlots, noteTints } from '@office/scene-bridge';
import en from '@office/ui/locales/en/map.json' with { type: 'json' };
import ja from '@office/ui/locales/ja/map.json' with { type: 'json' };
import { expect, it } from 'vitest';
import * as onPages from '../../../../../../packages/ui/src/screens/map/map.ts';

// The screens do not know the scene: what both say of a desk is held together here.

it('holds on its pages what it holds in the scene', () => {
  expect(onPages.deskSlots).toEqual(deskSlots);
  expect(onPages.decorationKinds).toEqual(decorationKinds);
  expect(onPages.noteTints).toEqual(noteTints);
});

it.each([
  ...deskSlots.map((slot) => ['deskSlot', slot] as const),
  ...decorationKinds.map((kind) => ['decoration', kind] as const),
])('has a name for %s %s in both languages', (part, value) => {
  for (const texts of [en, ja]) expect(texts).toHaveProperty([part, value]);
});
