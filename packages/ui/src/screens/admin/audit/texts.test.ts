import { auditChannels, auditOutcomes } from '@office/vocabulary';
import { expect, it } from 'vitest';
import en from './strings.en.json' with { type: 'json' };
import ja from './strings.ja.json' with { type: 'json' };

it.each([
  ['en', en],
  ['ja', ja],
])('%s has a text for every channel and outcome of the audit log', (_language, texts) => {
  expect(Object.keys(texts.channel)).toEqual([...auditChannels]);
  expect(Object.keys(texts.outcome)).toEqual([...auditOutcomes]);
});
