import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isQuickSet } from '../../../../scripts/test-set.mjs';
import {
  bodyExampleOf,
  describeOperation,
  largestOf,
  parametersOf,
  unknownValueOf,
} from '../../test/contract-operations.ts';
import {
  isForSystemAdmins,
  startHostileCalls,
  type HostileCalls,
} from '../../test/hostile-calls.ts';
import { contractId, operationMetadata, type OperationMetadata } from './contract.ts';
import { responseSchemas } from './validation/validation.ts';

const isErrorBody = responseSchemas.compile({
  $ref: `${contractId}#/components/schemas/ErrorBody`,
});

let calls: HostileCalls;
let attempt: HostileCalls['attempt'];
let tokenFor: HostileCalls['tokenFor'];
let expiredTokenFor: HostileCalls['expiredTokenFor'];
let freshToken: HostileCalls['freshToken'];
beforeAll(async () => {
  calls = await startHostileCalls();
  ({ attempt, tokenFor, expiredTokenFor, freshToken } = calls);
});
afterAll(() => calls.close());

const requiredQuery = (facts: OperationMetadata) =>
  parametersOf(facts)
    .filter((each) => each.in === 'query' && each.required)
    .map((each) => `${each.name}=${unknownValueOf(each)}`);

function expectContractual(
  facts: OperationMetadata,
  { status, body }: { status: number; body: unknown },
): void {
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  expect(Object.keys(describeOperation(facts).responses)).toContain(String(status));
  if (status >= 400) {
    expect(isErrorBody(body), `${JSON.stringify(body)} is no error body`).toBe(true);
  }
}

const isAccess = (security: OperationMetadata['security']) =>
  security === 'accessToken' || security === 'adminToken';
const endsSessions = ({ id, security }: OperationMetadata) =>
  security === 'refreshToken' || /logout|session/i.test(id);
const cases = operationMetadata.map((facts) => [facts.id, facts] as const);
const withToken = cases.filter(([, { security }]) => isAccess(security));

const sampleInterval = isQuickSet ? 8 : 3;

/** Returns a part of the cases, for rules that one place enforces for all operations. */
function sample<T>(all: readonly T[]): T[] {
  return all.filter((_, index) => index % sampleInterval === 0);
}

const withMandatoryToken = withToken.filter(([, { token }]) => token !== 'optional');
const withBody = cases.filter(([, { hasBody }]) => hasBody);
const withoutBody = cases.filter(([, { hasBody, method }]) => !hasBody && method !== 'GET');
const withParams = cases.filter(([, { path }]) => path.includes('{'));

describe('every operation with bearer security', () => {
  it.each(withMandatoryToken)('%s rejects a call without a token', async (_, facts) => {
    const body = facts.hasBody ? JSON.stringify(bodyExampleOf(facts)) : undefined;
    const answer = await attempt(facts, { ...(body && { body }) });
    expect(answer).toMatchObject({ status: 401, body: { errors: 'unauthorized' } });
  });

  it.each(sample(withToken))('%s rejects forged and expired tokens', async (_, facts) => {
    const forged = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject('x')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another key, quite as long as needed'));
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":9999999999}')}.`;
    const own = tokenFor(facts);
    const over = await expiredTokenFor(facts);
    for (const wrong of [over, forged, unsigned, 'x', `${own}x`]) {
      const answer = await attempt(facts, { token: wrong });
      expect(answer).toMatchObject({ status: 401, body: { errors: 'tokenInvalidOrExpired' } });
    }
  });
});

describe('every operation without a body', () => {
  it.each(sample(withoutBody))('%s ignores a body', async (_, facts) => {
    const own = () => (endsSessions(facts) ? freshToken(facts) : tokenFor(facts));
    const { status } = await attempt(facts, { token: await own() });
    for (const [contentType, body] of [
      ['application/json', '{'],
      ['application/json', JSON.stringify({ filler: 'x'.repeat(1024 * 1024) })],
      ['text/plain', 'x'],
    ] as const) {
      const answer = await attempt(facts, { token: await own(), body, contentType });
      expectContractual(facts, answer);
      expect(answer.status).toBe(status);
    }
  });
});

describe('every operation with a body', () => {
  it.each(sample(withBody))(
    '%s rejects invalid JSON and JSON of another type',
    async (_, facts) => {
      for (const body of [
        '',
        '{',
        '{"a":}',
        'null',
        '[]',
        '"text"',
        '12',
        '{"__proto__":{"x":1}}',
      ]) {
        const answer = await attempt(facts, { token: tokenFor(facts), body });
        expectContractual(facts, answer);
        if (body !== '{"__proto__":{"x":1}}') expect(answer.status).toBe(400);
      }
    },
  );

  it.each(sample(withBody))('%s rejects another content type', async (_, facts) => {
    for (const contentType of ['text/plain', 'application/x-www-form-urlencoded', 'text/xml']) {
      const answer = await attempt(facts, { token: tokenFor(facts), body: '{}', contentType });
      expect(answer).toMatchObject({ status: 415, body: { errors: 'unsupportedMediaType' } });
    }
  });

  it.each(sample(withBody))('%s rejects a body only if it exceeds the limit', async (id, facts) => {
    const bodyOf = (length: number) => {
      const empty = JSON.stringify({ ...bodyExampleOf(facts), filler: '' }).length;
      return JSON.stringify({ ...bodyExampleOf(facts), filler: 'x'.repeat(length - empty) });
    };
    const text = new TextEncoder();
    const extra = text.encode(bodyOf(facts.bodyLimit)).length - facts.bodyLimit;
    const largest = await attempt(facts, {
      token: tokenFor(facts),
      body: bodyOf(facts.bodyLimit - extra),
    });
    // The body of confirmIdentity has exactly one property, so the filler is one too many.
    const errors = id === 'confirmIdentity' ? 'invalidRequest' : { filler: 'invalid' };
    // A webhook ignores unknown properties, and the secret of the example is unknown.
    const refusal =
      id === 'postWebhookMessage'
        ? { status: 404, body: { errors: 'notFound' } }
        : { status: 400, body: { errors } };
    expect(largest).toMatchObject(refusal);
    const body = bodyOf(facts.bodyLimit + 1);
    const larger = await attempt(facts, { token: tokenFor(facts), body });
    expect(larger).toMatchObject({ status: 413, body: { errors: 'payloadTooLarge' } });
  });

  it.each([1024 * 1024, 3 * 1024 * 1024])('rejects a body of %i bytes', async (length) => {
    const [, facts] = withBody.find(([id]) => id === 'registerUser')!;
    const answer = await attempt(facts, { token: tokenFor(facts), body: 'x'.repeat(length) });
    expect(answer).toMatchObject({ status: 413, body: { errors: 'payloadTooLarge' } });
  });

  // Excludes large lists, which exceed the limit if every text has its maximum length.
  const lists = ['checkInvitations', 'sendInvitations', 'createSurvey', 'changeSurvey'];
  const bounded = withBody.filter(([id]) => !lists.includes(id));
  it.each(bounded)('%s accepts the largest body that its schema allows', (_, facts) => {
    const { schema } = describeOperation(facts).requestBody!.content['application/json'];
    expect(largestOf(schema)).toBeLessThanOrEqual(facts.bodyLimit);
  });

  it.each(sample(withBody))('%s rejects invalid values in each field', async (_, facts) => {
    const example = bodyExampleOf(facts)!;
    for (const field of Object.keys(example)) {
      for (const value of [{ $gt: '' }, [], true, -1, 1e400, 'x'.repeat(100_000), '\u0000']) {
        const body = JSON.stringify({ ...example, [field]: value });
        expectContractual(facts, await attempt(facts, { token: tokenFor(facts), body }));
      }
      // A draft accepts any unfinished plan.
      if (facts.id === 'saveFloorDraft' && field === 'plan') continue;
      const wrong = JSON.stringify({ ...example, [field]: { nested: { deep: 1 } } });
      const answer = await attempt(facts, { token: tokenFor(facts), body: wrong });
      expect([400, 422]).toContain(answer.status);
    }
  });
});

describe('every operation with an id in its path', () => {
  it.each(sample(withParams))('%s rejects invalid ids', async (_, { ...facts }) => {
    const names = [...facts.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    for (const value of [
      "' OR 1=1 --",
      '\u0000',
      '../../etc/passwd',
      '0',
      'x'.repeat(2000),
      '漢',
    ]) {
      const params = Object.fromEntries(names.map((name) => [name, value]));
      const body = facts.hasBody ? JSON.stringify(bodyExampleOf(facts)) : undefined;
      const answer = await attempt(facts, {
        token: tokenFor(facts),
        params,
        ...(body && { body }),
      });
      expect([400, 404], JSON.stringify(answer.body)).toContain(answer.status);
      expect(isErrorBody(answer.body)).toBe(true);
    }
  });

  const inOneOrganization = withParams.filter(
    ([, facts]) => isAccess(facts.security) && !isForSystemAdmins(facts),
  );
  it.each(inOneOrganization)('%s hides entities of other organisations', async (_, facts) => {
    // Their path parameter is a directory or service, which does not belong to an organisation.
    const named = ['preSignUserFile', 'preSignFiles', 'preSignAdminFile'];
    if ([...named, 'startAppLogin', 'linkAccount', 'unlinkAccount'].includes(facts.id)) return;
    const body = facts.hasBody ? JSON.stringify(bodyExampleOf(facts)) : undefined;
    const answer = await attempt(facts, {
      token: tokenFor(facts),
      query: `?${requiredQuery(facts).join('&')}`,
      ...(body && { body }),
    });
    expect([403, 404]).toContain(answer.status);
    expectContractual(facts, answer);
  });
});

describe('every operation', () => {
  it.each(sample(cases))(
    '%s returns a documented response for unusual queries',
    async (_, facts) => {
      for (const query of [
        '?page=-1',
        '?page=1e9&limit=999999',
        '?keyword=%00',
        '?page[]=1&x=%ff',
      ]) {
        const body = facts.hasBody ? JSON.stringify(bodyExampleOf(facts)) : undefined;
        const token = endsSessions(facts) ? await freshToken(facts) : tokenFor(facts);
        const answer = await attempt(facts, { token, query, ...(body && { body }) });
        if (isAccess(facts.security)) expect(answer.status).not.toBe(401);
        expectContractual(facts, answer);
      }
    },
  );
});
