import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isQuickSet } from '../../../../scripts/test-set.mjs';
import {
  callOperation,
  endsSession,
  exampleOf,
  createRecords,
  pathIdsOf,
  operations,
  queryOf,
  rowsOf,
  recordIdFor,
  type AdministrationCall,
  type RecordIds,
} from '../../test/administration.ts';
import { makeSystemAdmin, type TestAdministrator } from '../../test/administrators.ts';
import { testPlan } from '../../test/floor-plan.ts';
import { signInToOrganization, makeOrganization, makePerson } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import type { OperationMetadata } from '../http/contract.ts';
import { createFloor } from './floors/floor-changes.ts';

/** Fields that accept texts of this length. */
const longTexts = ['content', 'description', 'answer', 'text', 'ja', 'en'];
const tooLong = 'あ'.repeat(10_000);

// The quick set calls every fourth operation: one place enforces these rules for all operations.
const walked = operations
  .filter((facts) => !endsSession(facts))
  .filter((_, index) => !isQuickSet || index % 4 === 0);
const cases = (which: (facts: OperationMetadata) => boolean = () => true) =>
  walked.filter(which).map((facts) => [facts.id, facts] as const);

let server: TestServer;
let system: TestAdministrator;
let testRecords: RecordIds;

beforeAll(async () => {
  server = await startTestServer();
  const sakura = await makeOrganization(server, 'Sakura');
  const member = await makePerson(server, sakura.organizationId);
  await signInToOrganization(server, member, sakura.organizationId);
  system = await makeSystemAdmin(server, sakura.organizationId);
  testRecords = await createRecords(server, sakura, member);
  const { contractId, floorId } = sakura;
  await createFloor(server.platform, { contractId, name: '2F', plan: testPlan });
  await system.ask('PUT', `/v1/admin/floors/${floorId}/draft`, {
    body: { version: 0, plan: testPlan },
  });
});
afterAll(() => server.close());

const call = (facts: OperationMetadata, options: AdministrationCall) =>
  callOperation(server, facts, {
    token: system.token,
    of: (name) => recordIdFor(testRecords, facts, name) ?? 'tutorial_attachment',
    ...options,
  });

const example = (facts: OperationMetadata) => exampleOf(facts, testRecords) ?? {};

describe.each(cases(({ hasBody }) => hasBody))('request body of %s', (_id, facts) => {
  it('must be a JSON object without unknown fields', async () => {
    const body = JSON.stringify(example(facts));
    expect((await call(facts, { body, type: 'text/plain' })).status).toBe(415);
    expect((await call(facts, { body, type: 'multipart/form-data' })).status).toBe(415);
    const more = JSON.stringify({ ...example(facts), isAdmin: true });
    for (const wrong of ['', '{', 'null', '[]', '"x"', '0', more]) {
      expect((await call(facts, { body: wrong })).status, wrong).toBe(400);
    }
  });

  it.each(Object.keys(exampleOf(facts, {}) ?? {}))('rejects a wrong type of %s', async (field) => {
    for (const wrong of [[{ odd: [] }], { odd: {} }]) {
      const body = JSON.stringify({ ...example(facts), [field]: wrong });
      const { status, errors } = await call(facts, { body });
      expect([400, 409, 422], `${body}: ${JSON.stringify(errors)}`).toContain(status);
    }
  });

  it('rejects 10,000 characters except in long text fields', async () => {
    for (const { path, body } of withLongTexts(example(facts))) {
      const { status } = await call(facts, { body: JSON.stringify(body) });
      const mayBeLong = longTexts.includes(path.at(-1)!);
      expect(status, path.join('.')).toBeGreaterThanOrEqual(mayBeLong ? 200 : 400);
      expect(status, path.join('.')).toBeLessThan(500);
    }
  });
});

function withLongTexts(value: unknown): { path: string[]; body: unknown }[] {
  if (typeof value === 'string') return [{ path: [], body: tooLong }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    withLongTexts(each).map(({ path, body }) => ({
      path: [name, ...path],
      body: Array.isArray(value)
        ? value.map((one, index) => (String(index) === name ? body : (one as unknown)))
        : { ...value, [name]: body },
    })),
  );
}

const isVersioned = (facts: OperationMetadata) =>
  'version' in (exampleOf(facts, {}) ?? {}) ||
  queryOf(facts).some(({ name }) => name === 'version');

describe.each(cases(isVersioned))('version of %s', (_id, facts) => {
  const withVersion = (version: unknown) =>
    facts.hasBody
      ? call(facts, { body: JSON.stringify({ ...example(facts), version }) })
      : call(facts, { query: { version: String(version) } });

  it('must be a number and match the stored version', async () => {
    for (const wrong of ['x', 1.5, -1, null])
      expect((await withVersion(wrong)).status, String(wrong)).toBe(400);
    const before = await rowsOf(server, testRecords);
    expect([400, 409]).toContain((await withVersion(10 ** 12)).status);
    expect(await withVersion(99_999)).toEqual({ status: 409, errors: 'changedMeanwhile' });
    expect(await rowsOf(server, testRecords)).toEqual(before);
  });
});

it.each(cases((facts) => pathIdsOf(facts).length > 0))(
  '%s rejects malformed ids',
  async (_id, facts) => {
    const body = exampleOf(facts, testRecords);
    const sent = body ? { body: JSON.stringify(body) } : {};
    for (const odd of ['1', "' OR 1=1 --", '%00', '../../..', tooLong.slice(0, 2000)]) {
      const { status } = await call(facts, { ...sent, of: () => odd });
      expect([400, 404, 414, 431], odd.slice(0, 20)).toContain(status);
    }
  },
);

it.each(cases((facts) => queryOf(facts).length > 0))(
  '%s rejects overlong query parameters',
  async (_id, facts) => {
    for (const { name } of queryOf(facts)) {
      const { status } = await call(facts, { query: { [name]: 'x'.repeat(10_000) } });
      expect([400, 414, 431], name).toContain(status);
    }
    expect((await call(facts, { query: { odd: '1' } })).status).toBeLessThan(500);
  },
);
