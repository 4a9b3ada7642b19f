import type { Schemas } from '@office/api';
import document from '@office/api/openapi.json' with { type: 'json' };
import { accessTokenMs } from '@office/vocabulary';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isQuickSet } from '../../../../scripts/test-set.mjs';
import { makeAdministrator, makeSystemAdmin } from '../../test/administrators.ts';
import { makeChannel, makeChatter, sendMessage } from '../../test/chat.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestPerson,
} from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { issueAccessToken } from '../auth/access-token.ts';
import {
  administrationPath,
  contractId,
  operationMetadata,
  type OperationMetadata,
} from './contract.ts';
import { responseSchemas } from './validation.ts';

const isErrorBody = responseSchemas.compile({
  $ref: `${contractId}#/components/schemas/ErrorBody`,
});

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Description {
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, unknown>;
  requestBody?: {
    content: { 'application/json': { schema: object; example?: object; examples?: object } };
  };
}

const descriptions = document.paths as unknown as Record<string, Record<string, Description>>;
const describeOperation = ({ path, method }: OperationMetadata) =>
  descriptions[path]![method.toLowerCase()]!;

/** Returns a valid parameter value that matches no existing entity. */
function valueOf({ schema }: Parameter): string {
  const { type, format, enum: [first] = [] } = schema.$ref ? namedSchema(schema.$ref) : schema;
  if (type === 'integer') return '1';
  return format === 'uuid' ? crypto.randomUUID() : String(first ?? 'profile');
}

const shared = document.components.parameters as unknown as Record<string, Parameter>;
const parametersOf = (facts: OperationMetadata) =>
  (describeOperation(facts).parameters ?? []).map((each) =>
    '$ref' in each ? shared[each.$ref.split('/').at(-1)!]! : each,
  );

const requiredQuery = (facts: OperationMetadata) =>
  parametersOf(facts)
    .filter((each) => each.in === 'query' && each.required)
    .map((each) => `${each.name}=${valueOf(each)}`);

function exampleOf(facts: OperationMetadata): Record<string, unknown> {
  const content = describeOperation(facts).requestBody?.content['application/json'];
  const [named] = Object.values(content?.examples ?? {}) as { value: object }[];
  return { ...(content?.example ?? named?.value) };
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

function namedSchema(ref: string): Schema {
  const name = ref.split('/').at(-1) as keyof typeof document.components.schemas;
  return document.components.schemas[name] as Schema;
}

/** Returns the maximum JSON size of a schema in bytes, with three bytes per UTF-16 code unit. */
function largestOf(schema: Schema): number {
  if (schema.$ref) return largestOf(namedSchema(schema.$ref));
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(largestOf);
  const all = (schema.allOf ?? []).map(largestOf).reduce((sum, size) => sum + size, 0);
  const types = [schema.type ?? []].flat();
  const own =
    schema.enum ||
    schema.format ||
    !types.some((type) => ['string', 'array', 'object'].includes(type))
      ? 64
      : types.includes('string')
        ? 3 * (schema.maxLength ?? (schema.pattern ? 255 : Infinity)) + 2
        : types.includes('array')
          ? (schema.maxItems ?? Infinity) * (largestOf(schema.items ?? {}) + 1) + 2
          : Object.entries(schema.properties ?? {}).reduce(
              (sum, [name, property]) => sum + name.length + 4 + largestOf(property),
              2,
            );
  return Math.max(own + all, ...parts);
}

let server: TestServer;
let token: string;
let adminToken: string;
let systemToken: string;
/** Another person, for operations that end sessions. */
let sessionOwner: { person: TestPerson; organizationId: string };
/** Token with the same claims as `token` that expired a second ago. */
let expired: string;
let adminExpired: string;
/** Ids of existing entities in an organisation without a membership of the caller. */
let foreign: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const own = await makeOrganization(server, 'Own');
  const other = await makeOrganization(server, 'Other');
  const person = await makePerson(server, own.organizationId);
  const stranger = await makePerson(server, other.organizationId);
  const { organizationId } = own;
  sessionOwner = { person: await makePerson(server, organizationId), organizationId };
  ({ token } = await signInToOrganization(server, person, own.organizationId));
  adminToken = (await makeAdministrator(server, organizationId)).token;
  systemToken = (await makeSystemAdmin(server, organizationId)).token;
  expired = await expiredCopyOf(token);
  adminExpired = await expiredCopyOf(adminToken);
  const chatter = {
    ...stranger,
    token: (await signInToOrganization(server, stranger, other.organizationId)).token,
  };
  const room = await makeChannel(server, [chatter]);
  const message = await sendMessage(server, chatter, room.id, '社外秘');
  const colleague = await makeChatter(server, other);
  const note = await server.call<Schemas['DeskNote']>(
    'POST',
    `/v1/users/${stranger.userId}/desk/notes`,
    { token: colleague.token, body: { text: '社外秘', tint: 'yellow' } },
  );
  const firstOf = async (list: 'sessions' | 'trusted-networks') => {
    const address = `/v1/auth/user/${list}`;
    const options = { token: chatter.token };
    const { body } = await server.call<{ data: { id: string }[] }>('GET', address, options);
    return body.data[0]!.id;
  };
  foreign = {
    sessionId: await firstOf('sessions'),
    networkId: await firstOf('trusted-networks'),
    organizationId: other.organizationId,
    orgContractId: other.contractId,
    contractId: other.contractId,
    floorId: other.floorId,
    id: stranger.userId,
    userId: stranger.userId,
    roomId: room.id,
    messageId: message.id,
    noteId: note.body.id,
    emoji: '👍',
  };
});
afterAll(() => server.close());

async function expiredCopyOf(token: string): Promise<string> {
  const { sub, sid, org, ctr, role } =
    decodeJwt<Record<'sub' | 'sid' | 'org' | 'ctr' | 'role', string>>(token);
  const claims = {
    userId: sub,
    sessionId: sid,
    organizationId: org,
    contractId: ctr,
    role,
    audience: token === adminToken ? ('ADMIN' as const) : ('OFFICE' as const),
    replaced: null,
  };
  const then = new Date(Date.now() - accessTokenMs - 1000);
  const issued = await issueAccessToken({ config: server.config, now: () => then }, claims);
  return issued.token;
}

async function freshToken({ security, path, roles }: OperationMetadata): Promise<string> {
  if (isForSystemAdmins({ roles })) return systemToken;
  if (path.startsWith(administrationPath)) {
    const admin = await makeAdministrator(server, sessionOwner.organizationId);
    return security === 'refreshToken' ? admin.refreshToken : admin.token;
  }
  const session = await signInToOrganization(
    server,
    sessionOwner.person,
    sessionOwner.organizationId,
  );
  return security === 'refreshToken' ? session.refreshToken : session.token;
}

const endsSessions = ({ id, security }: OperationMetadata) =>
  security === 'refreshToken' || /logout|session/i.test(id);

const isForSystemAdmins = ({ roles }: Pick<OperationMetadata, 'roles'>) =>
  roles !== null && !roles.includes('ORGANIZATION_ADMIN');

function tokenFor(facts: OperationMetadata): string {
  if (isForSystemAdmins(facts)) return systemToken;
  return facts.security === 'adminToken' ? adminToken : token;
}

interface Attempt {
  params?: Record<string, string>;
  token?: string;
  body?: string;
  contentType?: string;
  query?: string;
}

function unknownParameterValue(facts: OperationMetadata, name: string): string {
  const parameter = parametersOf(facts).find((each) => each.name === name);
  return parameter ? valueOf(parameter) : 'profile';
}

async function attempt(facts: OperationMetadata, hostileAttempt: Attempt) {
  const path = facts.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(
      hostileAttempt.params?.[name] ?? foreign[name] ?? unknownParameterValue(facts, name),
    ),
  );
  const response = await fetch(`${server.url}/api${path}${hostileAttempt.query ?? ''}`, {
    method: facts.method,
    headers: {
      ...(hostileAttempt.token && { authorization: `Bearer ${hostileAttempt.token}` }),
      ...(hostileAttempt.body !== undefined && {
        'content-type': hostileAttempt.contentType ?? 'application/json',
      }),
    },
    ...(hostileAttempt.body !== undefined && { body: hostileAttempt.body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text || null };
}

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
const cases = operationMetadata.map((facts) => [facts.id, facts] as const);
const withToken = cases.filter(([, { security }]) => isAccess(security));

/** Every eighth case in the quick set, for rules that one place enforces for all operations. */
function sample<T>(all: readonly T[]): T[] {
  return isQuickSet ? all.filter((_, index) => index % 8 === 0) : [...all];
}

const withMandatoryToken = withToken.filter(([, facts]) => !facts.securityOptional);
const withBody = cases.filter(([, { hasBody }]) => hasBody);
const withoutBody = cases.filter(([, { hasBody, method }]) => !hasBody && method !== 'GET');
const withParams = cases.filter(([, { path }]) => path.includes('{'));

describe('every operation with bearer security', () => {
  it.each(withMandatoryToken)('%s rejects a call without a token', async (_, facts) => {
    const body = facts.hasBody ? JSON.stringify(exampleOf(facts)) : undefined;
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
    const over = facts.security === 'adminToken' ? adminExpired : expired;
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

  it.each(sample(withBody))('%s rejects a body only if it exceeds the limit', async (_, facts) => {
    const bodyOf = (length: number) => {
      const empty = JSON.stringify({ ...exampleOf(facts), filler: '' }).length;
      return JSON.stringify({ ...exampleOf(facts), filler: 'x'.repeat(length - empty) });
    };
    const text = new TextEncoder();
    const extra = text.encode(bodyOf(facts.bodyLimit)).length - facts.bodyLimit;
    const largest = await attempt(facts, {
      token: tokenFor(facts),
      body: bodyOf(facts.bodyLimit - extra),
    });
    expect(largest).toMatchObject({ status: 400, body: { errors: { filler: 'invalid' } } });
    const body = bodyOf(facts.bodyLimit + 1);
    const larger = await attempt(facts, { token: tokenFor(facts), body });
    expect(larger).toMatchObject({ status: 413, body: { errors: 'payloadTooLarge' } });
  });

  it.each([1024 * 1024, 3 * 1024 * 1024])('rejects a body of %i bytes', async (length) => {
    const [, facts] = withBody.find(([id]) => id === 'registerUser')!;
    const answer = await attempt(facts, { token, body: 'x'.repeat(length) });
    expect(answer).toMatchObject({ status: 413, body: { errors: 'payloadTooLarge' } });
  });

  // Excludes large lists, which exceed the limit if every text has its maximum length.
  const lists = ['checkInvitations', 'sendInvitations', 'createSurvey', 'changeSurvey'];
  const bounded = withBody.filter(([id]) => !lists.includes(id));
  it.each(bounded)('%s accepts the largest body that its schema allows', (_, facts) => {
    const { schema } = describeOperation(facts).requestBody!.content['application/json'];
    expect(largestOf(schema as Schema)).toBeLessThanOrEqual(facts.bodyLimit);
  });

  it.each(sample(withBody))('%s rejects invalid values in each field', async (_, facts) => {
    const example = exampleOf(facts);
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
      const body = facts.hasBody ? JSON.stringify(exampleOf(facts)) : undefined;
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
    const body = facts.hasBody ? JSON.stringify(exampleOf(facts)) : undefined;
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
        const body = facts.hasBody ? JSON.stringify(exampleOf(facts)) : undefined;
        expectContractual(
          facts,
          await attempt(facts, { token: tokenFor(facts), query, ...(body && { body }) }),
        );
      }
    },
  );
});
