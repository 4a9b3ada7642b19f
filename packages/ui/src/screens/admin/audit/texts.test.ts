import { auditActions, auditChannels, auditOutcomes, auditTargetKinds } from '@office/vocabulary';
import { expect, it } from 'vitest';
import en from './strings.en.json' with { type: 'json' };
import ja from './strings.ja.json' with { type: 'json' };

it.each([
  ['en', en],
  ['ja', ja],
])('%s has a text for every value of the audit log', (_language, texts) => {
  expect(Object.keys(texts.action)).toEqual([...auditActions]);
  expect(Object.keys(texts.targetKind)).toEqual([...auditTargetKinds]);
  expect(Object.keys(texts.channel)).toEqual([...auditChannels]);
  expect(Object.keys(texts.outcome)).toEqual([...auditOutcomes]);
});
