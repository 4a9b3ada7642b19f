import { randomUUID } from 'node:crypto';
import { operationMetadata, type OperationMetadata } from '../src/http/contract.ts';
import {
  articleAreas,
  bodyExampleOf,
  parametersOf,
  type Parameter,
} from './contract-operations.ts';
import { roomOf } from './meetings.ts';
import type { TestOrganization, TestPerson } from './people.ts';
import type { TestServer } from './server.ts';

export const endsSession = ({ id }: OperationMetadata): boolean =>
  ['adminLogout', 'chooseAdministeredOrganization'].includes(id);

export const operations = operationMetadata
  .filter(({ security }) => security === 'adminToken')
  .toSorted((one, other) => Number(endsSession(one)) - Number(endsSession(other)));

/** Ids in the path. Skips `directory`, which does not identify a record. */
export const pathIdsOf = ({ path }: OperationMetadata): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => name !== 'directory');

export type RecordIds = Record<string, string>;

export async function createRecords(
  server: TestServer,
  organization: TestOrganization,
  member: TestPerson,
): Promise<RecordIds> {
  const { organizationId, contractId, floorId } = organization;
  const { rows } = await server.database.pool.query<RecordIds>(
    `WITH room AS (
       INSERT INTO voice_rooms (organization_id, kind, name) VALUES ($1, 'ADMIN', '社外秘') RETURNING id
     ), category AS (
       INSERT INTO tutorial_categories (organization_id, name, position)
       VALUES ($1, '{"ja": "社外秘", "en": "Confidential"}', 1) RETURNING id
     ), tutorial AS (
       INSERT INTO tutorials (organization_id, category_id, title, content, position)
       SELECT $1, id, '{"ja": "社外秘", "en": "Secret"}', '{"ja": "社外秘", "en": "Secret"}', 1
       FROM category RETURNING id
     ), file AS (
       INSERT INTO files (key, directory, file_name, mime_type, size, organization_id, uploaded_at)
       VALUES ('tutorial_attachment/secret/secret.pdf', 'tutorial_attachment', 'secret.pdf',
         'application/pdf', 1, $1, now()) RETURNING id
     ), attachment AS (
       INSERT INTO tutorial_attachments (tutorial_id, file_id, position)
       SELECT tutorial.id, file.id, 1 FROM tutorial, file
     ), picture AS (
       INSERT INTO files (key, directory, file_name, mime_type, size, organization_id, uploaded_at)
       VALUES ('custom_emoji/secret/secret.png', 'custom_emoji', 'secret.png', 'image/png', 1, $1, now())
       RETURNING id
     ), emoji AS (
       INSERT INTO custom_emojis (organization_id, name, file_id)
       SELECT $1, 'secret', id FROM picture RETURNING id
     ), question AS (
       INSERT INTO help_questions (organization_id, language, text) VALUES ($1, 'ja', '社外秘')
       RETURNING id
     ), board AS (
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
     ), section AS (
       INSERT INTO survey_sections (survey_id, id, position, title, description)
       SELECT id, gen_random_uuid(), 1, '', '' FROM survey RETURNING survey_id, id
     ), survey_question AS (
       INSERT INTO survey_questions
         (survey_id, id, section_id, position, kind, title, hint, required)
       SELECT survey_id, gen_random_uuid(), id, 1, 'TEXT', '社外秘', '', false FROM section
       RETURNING id
     ), notification AS (
       INSERT INTO notifications (organization_id, kind, format, title, content, audience)
       VALUES ($1, 'ORGANIZATION', 'MARKDOWN', '{"ja": "社外秘", "en": "Secret"}',
         '{"ja": "", "en": ""}', '{"kind": "ORGANIZATION"}') RETURNING id
     ), meeting AS (
       INSERT INTO meetings (organization_id, title, start_time, end_time, time_zone, meeting_room_id)
       VALUES ($1, '社外秘', now() + interval '1 day', now() + interval '25 hours', 'Asia/Tokyo', $3)
       RETURNING id
     ), closure AS (
       INSERT INTO meeting_room_closures
         (organization_id, meeting_room_id, start_time, end_time, reason)
       VALUES ($1, $3, now() + interval '2 days', now() + interval '3 days', '社外秘') RETURNING id
     ), batch AS (
       INSERT INTO invitation_batches (organization_id, client_id, invited, renewed)
       VALUES ($1, gen_random_uuid(), 1, 0) RETURNING id
     ), invitation AS (
       INSERT INTO invitations
         (organization_id, email, role, batch_id, sent_at, expires_at)
       SELECT $1, 'secret@example.com', 'USER', id, now(), now() + interval '7 days' FROM batch
       RETURNING id
     ), sso AS (
       INSERT INTO sso_domains (organization_id, domain, token)
       VALUES ($1, 'secret.example', 'secret') RETURNING id
     ), scim_token AS (
       INSERT INTO scim_tokens (organization_id, name, token_hash, expires_at)
       VALUES ($1, 'secret', gen_random_uuid()::text, now() + interval '1 day') RETURNING id
     ), api_token AS (
       INSERT INTO api_tokens (organization_id, user_id, name, scopes, token_hash, expires_at)
       VALUES ($1, $2, 'secret', '{chat:read}', gen_random_uuid()::text, now() + interval '1 day')
       RETURNING id
     ), bot AS (
       INSERT INTO users (email, name_kanji, bot) VALUES (gen_random_uuid() || '@bots.invalid', 'secret', true)
       RETURNING id
     ), bot_member AS (
       INSERT INTO memberships (organization_id, user_id) SELECT $1, id FROM bot
     ), chat AS (
       INSERT INTO chat_rooms (organization_id, type, name) VALUES ($1, 'CHANNEL', '社外秘') RETURNING id
     ), webhook AS (
       INSERT INTO chat_webhooks (organization_id, room_id, name, secret_hash)
       SELECT $1, id, 'secret', 'hash of ' || id FROM chat RETURNING id
     ), outgoing AS (
       INSERT INTO outgoing_webhooks (organization_id, name, url, events, secret, enabled)
       VALUES ($1, 'secret', 'https://secret.example/', '{MEMBER_JOINED}', 'secret', false) RETURNING id
     ), command AS (
       INSERT INTO slash_commands (organization_id, name, description, usage_hint, url, secret, enabled)
       VALUES ($1, 'secret', 'secret', '', 'https://secret.example/', 'secret', false) RETURNING id
     ), embed AS (
       INSERT INTO embeds (organization_id, name, key, origins, people, meeting_room_ids, show_titles, enabled)
       VALUES ($1, 'secret', 'emb_' || left(md5(random()::text), 22), '{https://secret.example}', 'NONE', '{}',
         false, false)
       RETURNING id
     ), delivery AS (
       INSERT INTO outgoing_webhook_deliveries (webhook_id, event, data, status, next_attempt_at)
       SELECT id, 'MEMBER_JOINED', '{}', 'FAILED', now() FROM outgoing RETURNING id
     ), hold AS (
       INSERT INTO legal_holds (organization_id, kind, room_id, name, reference, released_at)
       VALUES ($1, 'ROOM', gen_random_uuid(), 'secret', 'secret', now()) RETURNING id
     ), scim_group AS (
       INSERT INTO scim_groups (organization_id, display_name)
       VALUES ($1, 'secret') RETURNING id
     ), maintenance AS (
       INSERT INTO maintenances (start_at, end_at)
       VALUES (now() + interval '300 days', now() + interval '301 days') RETURNING id
     )
     SELECT room.id AS "roomId", category.id AS "categoryId", tutorial.id AS "tutorialId",
       file.id AS "fileId", emoji.id AS "emojiId", question.id AS "questionId", board.id AS "boardId",
       post.id AS "postId", survey.id AS "surveyId", survey_question.id AS "surveyQuestionId",
       notification.id AS "notificationId", meeting.id AS "meetingId", closure.id AS "closureId",
       batch.id AS "batchId", invitation.id AS "invitationId", maintenance.id AS "maintenanceId",
       sso.id AS "ssoDomainId", scim_token.id AS "scimTokenId", api_token.id AS "apiTokenId", webhook.id AS "webhookId",
       outgoing.id AS "outgoingWebhookId", delivery.id AS "deliveryId", hold.id AS "legalHoldId",
       scim_group.id AS "scimGroupId", command.id AS "slashCommandId", embed.id AS "embedId", bot.id AS "botId", sessions.id AS "sessionId"
     FROM room, category, tutorial, file, emoji, question, board, post, survey, survey_question,
       notification, meeting, closure, batch, invitation, sso, scim_token, api_token, scim_group,
       maintenance, webhook, outgoing, command, embed, delivery, hold, bot,
       (SELECT id FROM sessions WHERE user_id = $2 LIMIT 1) AS sessions`,
    [organizationId, member.userId, roomOf(organization)],
  );
  return {
    ...rows[0]!,
    ...(await createArticles(server, organizationId)),
    meetingRoomId: roomOf(organization),
    organizationId,
    contractId,
    floorId,
    userId: member.userId,
    seatId: 'desk-1',
    jobName: 'mails',
    revision: '1',
  };
}

const idOf: RecordIds = { categories: 'categoryId', articles: 'articleId' };

/** Creates a category with an article in each area with articles. Returns ids such as `help categoryId`. */
async function createArticles(server: TestServer, organizationId: string): Promise<RecordIds> {
  const ids: RecordIds = {};
  for (const area of articleAreas) {
    const { rows } = await server.database.pool.query<RecordIds>(
      `WITH category AS (
         INSERT INTO ${area}_categories (organization_id, name, position)
         VALUES ($1, '{"ja": "社外秘", "en": "Confidential"}', 1) RETURNING id
       )
       INSERT INTO ${area}_articles
         (organization_id, category_id, title, content, published, position)
       SELECT $1, id, '{"ja": "社外秘", "en": "Secret"}', '{"ja": "社外秘", "en": "Secret"}', true, 1
       FROM category RETURNING id AS "articleId", category_id AS "categoryId"`,
      [organizationId],
    );
    for (const [name, id] of Object.entries(rows[0]!)) ids[`${area} ${name}`] = id;
  }
  return ids;
}

/** Resolves the id for a parameter name, which may refer to different kinds of records in different areas. */
export function recordIdFor(things: RecordIds, { path }: OperationMetadata, name: string) {
  const one = name.replace(/s$/, '');
  const [, area, kind] = /^\/v1\/admin\/([\w-]+)\/.*\b(categories|articles)\b/.exec(path) ?? [];
  if (area && articleAreas.includes(area)) {
    const key = name === 'ids' ? idOf[kind!]! : one;
    return things[`${area} ${key}`] ?? things[key];
  }
  if (path.includes('/surveys/') && one === 'questionId') return things.surveyQuestionId;
  return things[name] ?? things[one];
}

export const queryOf = (facts: OperationMetadata): Parameter[] =>
  parametersOf(facts).filter((each) => each.in === 'query');

const requiredQuery = (facts: OperationMetadata): [string, string][] =>
  queryOf(facts)
    .filter(({ required }) => required)
    .map(({ name, schema }) => [name, String(schema.enum?.[0] ?? 1)]);

/** Returns the example of the contract with real ids. Null if the operation has no body. */
export function exampleOf(
  facts: OperationMetadata,
  things: RecordIds,
): Record<string, unknown> | null {
  const example = bodyExampleOf(facts);
  if (!example) return null;
  const withThings = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withThings);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const thing = recordIdFor(things, facts, name);
        if (thing === undefined) return [name, withThings(each)];
        return [name, Array.isArray(each) ? [thing] : thing];
      }),
    );
  };
  return withThings(example) as Record<string, unknown>;
}

export interface AdministrationCall {
  token?: string;
  of?: (name: string) => string;
  query?: Record<string, string>;
  /** Raw body. Defaults to truncated JSON for operations with a body. */
  body?: string;
  type?: string;
}

export async function callOperation(
  server: TestServer,
  facts: OperationMetadata,
  {
    token,
    of = () => randomUUID(),
    query = {},
    body,
    type = 'application/json',
  }: AdministrationCall,
): Promise<{ status: number; errors?: unknown }> {
  const search = new URLSearchParams({ ...Object.fromEntries(requiredQuery(facts)), ...query });
  const path = facts.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(of(name)));
  const sent = body ?? (facts.hasBody ? '{' : undefined);
  const response = await fetch(`${server.url}/api${path}?${search}`, {
    method: facts.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sent !== undefined && { 'content-type': type }),
    },
    ...(sent !== undefined && { body: sent }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer = isJson && text ? (JSON.parse(text) as { errors?: unknown }) : {};
  return { status: response.status, errors: answer.errors };
}

/** Returns all rows that contain any of the ids, except audit log entries. */
export async function rowsOf(
  server: TestServer,
  things: RecordIds,
): Promise<Record<string, string[]>> {
  const { pool } = server.database;
  const tables = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('audit_entries', 'audit_links', 'token_buckets')`,
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
