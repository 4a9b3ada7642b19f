import { auditChannels, auditOutcomes, switchableAreas } from '@office/vocabulary';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleOperationOf } from './AuditLog/useEntryTexts.ts';
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
  .flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ operationId }) => (operationId ? { path, operationId } : [])),
  );

/** Whether an operation changes or reads the articles or categories of an area with articles. */
function isOfArticles({ path }: { path: string }) {
  const [, area] = /^(\/v1\/admin\/[\w-]+)\/(?:articles|categories)/.exec(path) ?? [];
  return area !== undefined && `${area}/articles` in contract.paths;
}

describe.each([
  ['en', en],
  ['ja', ja],
])('%s', (_language, texts) => {
  it('has a text for every administration operation', () => {
    const operations = adminOperations.filter((each) => !isOfArticles(each));
    expect(Object.keys(texts.operation).toSorted()).toEqual(
      operations.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it.each(adminOperations.filter(isOfArticles))(
    'has a text for the administration of articles by $operationId',
    ({ operationId }) => {
      const { key, area } = articleOperationOf(operationId)!;
      expect(Object.keys(texts.articleOperation)).toContain(key);
      expect(switchableAreas).toContain(area);
    },
  );
});
