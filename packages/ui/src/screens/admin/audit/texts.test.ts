import { auditChannels, auditOutcomes } from '@office/vocabulary';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../api/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, { operationId?: string }>> };

const adminOperations = Object.entries(contract.paths)
  .filter(([path]) => path.startsWith('/v1/admin/'))
  .flatMap(([, methods]) => Object.values(methods).flatMap(({ operationId }) => operationId ?? []));

it.each([
  ['en', en],
  ['ja', ja],
])('%s has a text for every administration operation', (_language, texts) => {
  expect(Object.keys(texts.operation).toSorted()).toEqual(adminOperations.toSorted());
});
