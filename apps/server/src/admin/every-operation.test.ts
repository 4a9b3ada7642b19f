import { randomUUID } from 'node:crypto';
import document from '@office/api/openapi.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAdministrator,
  makeSystemAdmin,
  signInAsAdministrator,
  type TestAdministrator,
} from '../../test/administrators.ts';
import {
  enter,
  makeOrganization,
  makePerson,
  type TestOrganization,
  type TestPerson,
} from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { administrationPath, operationFacts, type OperationFacts } from '../http/contract.ts';
import { checkGuarded } from '../http/operation-routes.ts';
import { blockMember } from './members.ts';

/** The operations of the administration, those that end or change the caller's session last. */
const operations = operationFacts
  .filter(({ security }) => security === 'adminToken')
  .toSorted((one, other) => Number(endsSession(one)) - Number(endsSession(other)));

/** The directory of an upload is no thing of anyone. */
function namesThing({ path }: OperationFacts): boolean {
  return path.replace('{directory}', '').includes('{');
}

function endsSession({ id }: OperationFacts): boolean {
  return ['adminLogout', 'chooseAdministeredOrganization'].includes(id);
}

const cases = operations.map((facts) => [facts.id, facts] as const);

let server: TestServer;
let sakura: TestOrganization;
let member: TestPerson;
let tokens: Record<'member' | 'guest' | 'blocked administrator' | 'former administrator', string>;
let administrator: TestAdministrator;
let elsewhere: TestAdministrator;
let system: TestAdministrator;
/** Things of Sakura, by the name that a path has for them; a member's id in place of any other. */
let things: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  sakura = await makeOrganization(server, 'Sakura');
  const { organizationId, contractId, floorId } = sakura;
  member = await makePerson(server, organizationId);
  const guest = await makePerson(server, organizationId, { role: 'GUEST' });
  const session = await enter(server, member, organizationId);
  administrator = await makeAdministrator(server, organizationId);
  const blocked = await makeAdministrator(server, organizationId);
  await blockMember(server.platform, { organizationId, userId: blocked.userId });
  const former = await makeAdministrator(server, organizationId);
  const email = ['--organization', organizationId, '--email', former.email];
  await server.operate('role', 'set', ...email, '--role', 'USER');
  tokens = {
    member: session.token,
    guest: (await enter(server, guest, organizationId)).token,
    'blocked administrator': blocked.token,
    'former administrator': former.token,
  };
  const other = await makeOrganization(server, 'Elsewhere');
  elsewhere = await makeAdministrator(server, other.organizationId);
  system = await makeSystemAdmin(server, organizationId);
  const { rows } = await server.database.pool.query<{ id: string }>(
    `SELECT id FROM sessions WHERE user_id = $1 LIMIT 1`,
    [member.userId],
  );
  const voiceRoom = await server.database.pool.query<{ id: string }>(
    `INSERT INTO voice_rooms (organization_id, kind, name) VALUES ($1, 'ADMIN', '社外秘')
     RETURNING id`,
    [organizationId],
  );
  const category = await server.database.pool.query<{ id: string }>(
    `INSERT INTO tutorial_categories (organization_id, name, position)
     VALUES ($1, '{"ja": "社外秘", "en": "Confidential"}', 1) RETURNING id`,
    [organizationId],
  );
  const categoryId = category.rows[0]!.id;
  const tutorial = await server.database.pool.query<{ id: string }>(
    `INSERT INTO tutorials (organization_id, category_id, title, content, position)
     VALUES ($1, $2, '{"ja": "社外秘", "en": "Secret"}', '{"ja": "社外秘", "en": "Secret"}', 1)
     RETURNING id`,
    [organizationId, categoryId],
  );
  const article = await server.database.pool.query<{ id: string }>(
    `SELECT id FROM help_articles WHERE organization_id = $1 LIMIT 1`,
    [organizationId],
  );
  const question = await server.database.pool.query<{ id: string }>(
    `INSERT INTO help_questions (organization_id, language, text) VALUES ($1, 'ja', '社外秘')
     RETURNING id`,
    [organizationId],
  );
  const { rows: made } = await server.database.pool.query<Record<string, string>>(
    `WITH board AS (
       INSERT INTO bulletin_boards (organization_id, name, description, posting, position)
       VALUES ($1, '社外秘', '', 'EVERYONE', 1) RETURNING id
     ), post AS (
       INSERT INTO bulletin_posts
         (organization_id, board_id, author_id, client_id, title, content, plain)
       SELECT $1, id, $2, gen_random_uuid(), '社外秘', '', '' FROM board RETURNING id
     ), survey AS (
       INSERT INTO surveys
         (organization_id, title, description, audience, anonymous, changeable, results)
       VALUES ($1, '社外秘', '', '{"kind": "ORGANIZATION"}', false, true, 'NOBODY') RETURNING id
     ), notification AS (
       INSERT INTO notifications (organization_id, kind, format, title, content, audience)
       VALUES ($1, 'ORGANIZATION', 'MARKDOWN', '{"ja": "社外秘", "en": "Secret"}',
         '{"ja": "", "en": ""}', '{"kind": "ORGANIZATION"}') RETURNING id
     )
     SELECT board.id AS "boardId", post.id AS "postId", survey.id AS "surveyId",
       notification.id AS "notificationId" FROM board, post, survey, notification`,
    [organizationId, member.userId],
  );
  things = {
    ...made[0],
    articleId: article.rows[0]!.id,
    questionId: question.rows[0]!.id,
    organizationId,
    contractId,
    floorId,
    userId: member.userId,
    sessionId: rows[0]!.id,
    roomId: voiceRoom.rows[0]!.id,
    categoryId,
    tutorialId: tutorial.rows[0]!.id,
    seatId: 'desk-1',
    revision: '1',
  };
});
afterAll(() => server.close());

interface Call {
  token?: string;
  /** Values of the path. */
  of?: (name: string) => string;
  body?: string;
}

async function call(facts: OperationFacts, { token, of = () => randomUUID(), body }: Call) {
  const path = withQuery(facts).replace(/\{(\w+)\}/g, (_, name: string) => of(name));
  const sent = body ?? (facts.hasBody ? '{' : undefined);
  const response = await fetch(`${server.url}/api${path}`, {
    method: facts.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: sent }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer = isJson && text ? (JSON.parse(text) as { errors?: unknown }) : {};
  return { status: response.status, errors: answer.errors };
}

interface Description {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Example> };
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: { type?: string; enum?: unknown[] };
}

const descriptions = document.paths as unknown as Record<string, Record<string, Description>>;
const describeOperation = ({ path, method }: OperationFacts) =>
  descriptions[path]![method.toLowerCase()]!;

/** The path with the query that it cannot be called without. */
function withQuery(facts: OperationFacts): string {
  const query = (describeOperation(facts).parameters ?? [])
    .filter((each) => each.in === 'query' && each.required)
    .map(({ name, schema }) => `${name}=${String(schema.enum?.[0] ?? 1)}`);
  return query.length > 0 ? `${facts.path}?${query.join('&')}` : facts.path;
}

const thingOf = (name: string) => things[name] ?? member.userId;

/** The body that the contract shows, with the things of Sakura in place of its own. */
function exampleOf(facts: OperationFacts): string | undefined {
  const media = describeOperation(facts).requestBody?.content['application/json'];
  if (!media) return undefined;
  const [named] = Object.values(media.examples ?? {});
  const example = (media.example ?? named?.value) as Record<string, unknown>;
  const withThings = Object.entries(example).map(([name, value]) => {
    const theirs = things[name] ?? things[name.replace(/s$/, '')];
    if (theirs === undefined) return [name, value] as const;
    return [name, Array.isArray(value) ? [theirs] : theirs] as const;
  });
  return JSON.stringify(Object.fromEntries(withThings));
}

interface Example {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** Every row that anything of Sakura stands in, but for the log. */
async function rowsOfSakura(): Promise<Record<string, string[]>> {
  const { pool } = server.database;
  const tables = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('audit_entries', 'token_buckets')`,
  );
  const ids = Object.values(things).filter((id) => id.length === 36);
  const found: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT t::text AS row FROM "${name}" t
       WHERE t::text LIKE ANY ($1) ORDER BY 1`,
      [ids.map((id) => `%${id}%`)],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

it('the contract guards every operation of the administration', () => {
  const signsIn = operationFacts.filter(
    ({ path, security }) => path.startsWith(administrationPath) && security !== 'adminToken',
  );
  expect(signsIn.map(({ id }) => id)).toEqual([
    'adminLogin',
    'adminVerifyNewIp',
    'adminRefreshToken',
  ]);
  for (const { id, roles } of operations) expect(roles, id).toContain('SYSTEM_ADMIN');
  const [guarded] = operations;
  for (const unguarded of [{ roles: null }, { roles: [] }, { security: 'accessToken' as const }]) {
    expect(() => checkGuarded([{ ...guarded!, ...unguarded }])).toThrow(guarded!.id);
  }
  expect(() => checkGuarded([{ ...guarded!, path: '/v1/users' }])).toThrow('x-roles');
});

describe.each(cases)('%s', (_id, facts) => {
  it('is for nobody else', async () => {
    // With a body that is no JSON: a refusal comes before it is read.
    expect(await call(facts, {})).toEqual({ status: 401, errors: 'unauthorized' });
    const answers = Object.entries(tokens).map(async ([who, token]) => {
      const { status } = await call(facts, { token, of: thingOf });
      return [who, status] as const;
    });
    const all = Object.keys(tokens).map((who) => [who, 401]);
    expect(await Promise.all(answers)).toEqual(all);
  });

  it('answers to the roles that it names', async () => {
    const isFor = (role: 'ORGANIZATION_ADMIN' | 'SYSTEM_ADMIN') => facts.roles!.includes(role);
    const leaves = endsSession(facts);
    const token = leaves ? (await again(administrator)).token : administrator.token;
    const own = await call(facts, { token });
    if (isFor('ORGANIZATION_ADMIN')) {
      expect(own.status).not.toBe(401);
      expect(own.errors).not.toBe('forbidden');
    } else expect(own).toEqual({ status: 403, errors: 'forbidden' });
    const theirs = await call(facts, {
      token: leaves ? (await again(system)).token : system.token,
    });
    expect(theirs.status).not.toBe(401);
    expect(theirs.errors).not.toBe('forbidden');
    for (const { status } of [own, theirs]) expect(status).toBeLessThan(500);
  });
});

it.each(['/', '/floor', '/voice'] as const)(
  'no socket of %s takes its token',
  async (namespace) => {
    const socket = server.connect(administrator.token, namespace);
    await expect(socket.ready).rejects.toMatchObject({ data: { errors: 'tokenInvalidOrExpired' } });
  },
);

const again = (who: TestAdministrator) => signInAsAdministrator(server, who, sakura.organizationId);

it('no operation reaches the things of another organisation', async () => {
  const before = await rowsOfSakura();
  expect(Object.values(before).flat().length).toBeGreaterThan(5);
  for (const facts of operations) {
    const body = exampleOf(facts);
    const { token } = elsewhere;
    const answer = await call(facts, { token, of: thingOf, ...(body !== undefined && { body }) });
    const told = `${facts.id} answered ${JSON.stringify(answer)}`;
    expect(answer.status, told).toBeLessThan(500);
    if (!facts.roles!.includes('ORGANIZATION_ADMIN')) expect(answer.status, told).toBe(403);
    else if (namesThing(facts)) expect([404, 422], told).toContain(answer.status);
    if (facts.id === 'adminLogout') break;
  }
  expect(await rowsOfSakura()).toEqual(before);
});
