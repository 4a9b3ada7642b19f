import { auditActions, auditTargetKinds, searchKinds, switchableAreas } from '@office/vocabulary';
import { expect, it } from 'vitest';
import en from './strings.en.json' with { type: 'json' };
import ja from './strings.ja.json' with { type: 'json' };

it.each([
  ['en', en],
  ['ja', ja],
])('%s has a text for every area, search result and value of the audit log', (_, texts) => {
  expect(Object.keys(texts.name).toSorted()).toEqual(switchableAreas.toSorted());
  expect(Object.keys(texts.searchKind)).toEqual(expect.arrayContaining([...searchKinds]));
  expect(Object.keys(texts.auditAction).toSorted()).toEqual(auditActions.toSorted());
  expect(Object.keys(texts.auditTargetKind).toSorted()).toEqual(auditTargetKinds.toSorted());
});
