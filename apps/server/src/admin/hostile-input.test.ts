import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callOperation,
  endsSession,
  exampleOf,
  makeThings,
  namesIn,
  operations,
  queryOf,
  rowsOf,
  thingOf,
  type AdministrationCall,
  type Things,
} from '../../test/administration.ts';
import { makeSystemAdmin, type TestAdministrator } from '../../test/administrators.ts';
import { testPlan } from '../../test/floor-plan.ts';
import { enter, makeOrganization, makePerson } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import type { OperationFacts } from '../http/contract.ts';
import { createFloor } from './floors/floor-changes.ts';

/** Texts that may well be that long. */
const longTexts = ['content', 'description', 'answer', 'text', 'ja', 'en'];
const tooLong = 'あ'.repeat(10_000);

const walked = operations.filter((facts) => !endsSession(facts));
const cases = (which: (facts: OperationFacts) => boolean = () => true) =>
  walked.filter(which).map((facts) => [facts.id, facts] as const);

let server: TestServer;
let system: TestAdministrator;
let things: Things;

beforeAll(async () => {
  server = await startTestServer();
  const sakura = await makeOrganization(server, 'Sakura');
  const member = await makePerson(server, sakura.organizationId);
  await enter(server, member, sakura.organizationId);
  system = await makeSystemAdmin(server, sakura.organizationId);
  things = await makeThings(server, sakura, member);
  // A floor that could be removed, and a draft that could be published.
  const { contractId, floorId } = sakura;
  await createFloor(server.platform, { contractId, name: '2F', plan: testPlan });
  await system.ask('PUT', `/v1/admin/floors/${floorId}/draft`, {
    body: { version: 0, plan: testPlan },
  });
});
afterAll(() => server.close());

/** Calls as somebody who may, about things that there are. */
const call = (facts: OperationFacts, options: AdministrationCall) =>
  callOperation(server, facts, {
    token: system.token,
    of: (name) => thingOf(things, facts, name) ?? 'tutorial_attachment',
    ...options,
  });

const example = (facts: OperationFacts) => exampleOf(facts, things) ?? {};

describe.each(cases(({ hasBody }) => hasBody))('the body of %s', (_id, facts) => {
  it('is JSON, an object, and has no other fields', async () => {
    const body = JSON.stringify(example(facts));
    expect((await call(facts, { body, type: 'text/plain' })).status).toBe(415);
    expect((await call(facts, { body, type: 'multipart/form-data' })).status).toBe(415);
    const more = JSON.stringify({ ...example(facts), isAdmin: true });
    for (const wrong of ['', '{', 'null', '[]', '"x"', '0', more]) {
      expect((await call(facts, { body: wrong })).status, wrong).toBe(400);
    }
  });

  it.each(Object.keys(exampleOf(facts, {}) ?? {}))('has a %s of its type', async (field) => {
    for (const wrong of [[{ odd: [] }], { odd: {} }]) {
      const body = JSON.stringify({ ...example(facts), [field]: wrong });
      const { status, errors } = await call(facts, { body });
      expect([400, 409, 422], `${body}: ${JSON.stringify(errors)}`).toContain(status);
    }
  });

  it('has no text of ten thousand characters but where one is written', async () => {
    for (const { path, body } of withLongTexts(example(facts))) {
      const { status } = await call(facts, { body: JSON.stringify(body) });
      const mayBeLong = longTexts.includes(path.at(-1)!);
      expect(status, path.join('.')).toBeGreaterThanOrEqual(mayBeLong ? 200 : 400);
      expect(status, path.join('.')).toBeLessThan(500);
    }
  });
});

/** A body once for each of its texts, with that one far too long. */
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

const isVersioned = (facts: OperationFacts) =>
  'version' in (exampleOf(facts, {}) ?? {}) ||
  queryOf(facts).some(({ name }) => name === 'version');

describe.each(cases(isVersioned))('the version of %s', (_id, facts) => {
  const withVersion = (version: unknown) =>
    facts.hasBody
      ? call(facts, { body: JSON.stringify({ ...example(facts), version }) })
      : call(facts, { query: { version: String(version) } });

  it('is a number, and the present one', async () => {
    for (const wrong of ['x', 1.5, -1, null])
      expect((await withVersion(wrong)).status, String(wrong)).toBe(400);
    const before = await rowsOf(server, things);
    expect([400, 409]).toContain((await withVersion(10 ** 12)).status);
    expect(await withVersion(99_999)).toEqual({ status: 409, errors: 'changedMeanwhile' });
    expect(await rowsOf(server, things)).toEqual(before);
  });
});

it.each(cases((facts) => namesIn(facts).length > 0))('%s is about ids', async (_id, facts) => {
  const body = exampleOf(facts, things);
  const sent = body ? { body: JSON.stringify(body) } : {};
  for (const odd of ['1', "' OR 1=1 --", '%00', '../../..', tooLong.slice(0, 2000)]) {
    const { status } = await call(facts, { ...sent, of: () => odd });
    expect([400, 404, 414, 431], odd.slice(0, 20)).toContain(status);
  }
});

it.each(cases((facts) => queryOf(facts).length > 0))('the query of %s', async (_id, facts) => {
  for (const { name } of queryOf(facts)) {
    const { status } = await call(facts, { query: { [name]: 'x'.repeat(10_000) } });
    expect([400, 414, 431], name).toContain(status);
  }
  expect((await call(facts, { query: { odd: '1' } })).status).toBeLessThan(500);
});
