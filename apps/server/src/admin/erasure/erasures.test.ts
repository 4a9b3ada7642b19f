import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  makeDelegate,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import {
  makeChannel,
  makeChatMember,
  post,
  roomsPath,
  type ChatTestMember,
} from '../../../test/chat.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  makeOrganization,
  makePerson,
  signInToOrganization,
  type TestOrganization,
} from '../../../test/people.ts';
import { seedDemo } from '../../demo/seed.ts';
import { runPersonalExports } from '../../data-exports/personal/personal-archives.ts';
import { addMember } from '../members/member-changes.ts';
import {
  accountReferences,
  clearedReferences,
  deletedReferences,
  nameOfReference,
} from './erasure-plan-store.ts';
import { runPendingErasures } from './erasure-job.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
  await seedDemo(office.platform.db, { publicUrl: 'https://office.example' });
});
afterAll(() => office.close());

const log = { error: ({ err }: { err: unknown }) => console.error(err) } as never;
const runErasures = () => runPendingErasures({ ...office.platform, log });
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await office.database.pool.query<Row>(text, values)).rows;
const erasurePath = ({ userId }: { userId: string }) => `/v1/admin/members/${userId}/erasure`;
const keep = { messages: 'KEEP', files: 'KEEP' } as const;
const remove = { messages: 'DELETE', files: 'DELETE' } as const;

async function erase(
  admin: TestAdministrator,
  person: { userId: string },
  body: Schemas['EraseMemberRequest'],
) {
  const answer = await admin.ask('POST', erasurePath(person), { body });
  expect(answer.status).toBe(200);
  await runErasures();
  expect(await query('SELECT FROM erasures')).toEqual([]);
}

/** Names of the tables with a row that contains one of the texts. */
async function tablesWith(needles: readonly string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const hex = needles.map((needle) => Buffer.from(needle).toString('hex'));
  const patterns = [...needles, ...hex].map((needle) => `%${needle}%`);
  const found = [];
  for (const { name } of tables) {
    const rows = await query(`SELECT FROM "${name}" t WHERE t::text ILIKE ANY ($1) LIMIT 1`, [
      patterns,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

async function storedFilesWith(needles: readonly string[]): Promise<string[]> {
  const root = path.join(office.platform.config.dataDir, 'files');
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const found = [];
  for (const entry of names.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (needles.some((needle) => bytes.includes(needle))) found.push(path.relative(root, file));
  }
  return found;
}

const marker = 'qzmarker';
const markers = [
  marker,
  'erased.person@sakura.example',
  '消田 去子',
  'ｼｮｳﾀﾞｻﾙｺ',
  'Kieda Satoruko',
  'きえちゃん',
];

/** Makes a seeded demo member, with data in all areas, findable by the markers. */
async function markMember(organizationId: string, userId: string): Promise<void> {
  const [, email, kanji, kana, latin, nickname] = markers;
  await query(
    `UPDATE users SET email = $2, name_kanji = $3, name_katakana = $4, name_latin = $5, nickname = $6,
       phone_number = $7, self_introduction = $7, department = $7, job_title = $7 WHERE id = $1`,
    [userId, email, kanji, kana, latin, nickname, marker],
  );
  await query(
    `UPDATE memberships SET department = $3, job_title = $3 WHERE organization_id = $1 AND user_id = $2`,
    [organizationId, userId, marker],
  );
  const member = [organizationId, userId, marker];
  const statements = [
    `INSERT INTO member_reachability (organization_id, user_id, status_text) VALUES ($1, $2, $3)
       ON CONFLICT (organization_id, user_id) DO UPDATE SET status_text = $3`,
    `INSERT INTO chat_sections (organization_id, user_id, type, name, position) VALUES ($1, $2, 'CHANNEL', $3, 9)`,
    `INSERT INTO desk_notes (organization_id, owner_id, author_id, text, tint)
       SELECT $1, user_id, $2, $3, (SELECT tint FROM desk_notes LIMIT 1) FROM memberships
       WHERE organization_id = $1 AND user_id <> $2 LIMIT 1`,
    `INSERT INTO invitations (organization_id, email, name, role, sent_at, expires_at)
       SELECT $1, email, $3, 'USER', now(), now() FROM users WHERE id = $2`,
    `INSERT INTO help_questions (organization_id, asked_by, language, text) VALUES ($1, $2, 'ja', $3)`,
    `INSERT INTO linked_accounts (user_id, provider, subject, name, calendar, meeting, access_token, access_expires_at)
       SELECT $2, 'GOOGLE', $3 || $1, $3, true, true, $3, now()`,
    `INSERT INTO trusted_networks (user_id, network, last_used_at) SELECT $2, $3 || $1, now()`,
    `INSERT INTO sso_identities (organization_id, issuer, subject, user_id) VALUES ($1, 'https://id.example', $3, $2)`,
    `INSERT INTO scim_users (organization_id, user_id, external_id, given_name) VALUES ($1, $2, $3, $3)`,
    `INSERT INTO chat_webhooks (organization_id, room_id, name, secret_hash, created_by)
       SELECT $1, id, 'CI', gen_random_uuid()::text, $2 FROM chat_rooms
       WHERE organization_id = $1 AND $3::text IS NOT NULL LIMIT 1`,
    `INSERT INTO sso_sign_ins (state_hash, organization_id, audience, browser_token_hash, nonce, claims, expires_at)
       SELECT gen_random_uuid()::text, $1, 'OFFICE', 'b', 'n', jsonb_build_object('email', email, 'name', $3::text), now()
       FROM users WHERE id = $2`,
    `INSERT INTO mail_outbox (recipient, subject, text, sent_at)
       SELECT email, $3, 'Hello', now() FROM users WHERE id = $2 AND $1::uuid IS NOT NULL`,
    `INSERT INTO mail_outbox (recipient, subject, text, sent_at)
       SELECT 'other@sakura.example', 'Invitation', 'Reply to ' || email || '.', now()
       FROM users WHERE id = $2 AND $1::uuid IS NOT NULL AND $3::text IS NOT NULL`,
  ];
  for (const statement of statements) await query(statement, member);
}

/** Seeded content of the member in places where it stays without the author. */
async function markContent(organizationId: string, userId: string): Promise<void> {
  const member = [organizationId, userId, marker];
  const statements = [
    `UPDATE chat_messages SET content = $3 FROM chat_rooms r
       WHERE r.id = room_id AND r.organization_id = $1 AND sender_id = $2`,
    `UPDATE bulletin_comments SET content = $3 WHERE author_id = $2 AND $1::uuid IS NOT NULL`,
    `UPDATE bulletin_posts SET title = $3, plain = $3 WHERE organization_id = $1 AND author_id = $2`,
  ];
  for (const statement of statements) await query(statement, member);
}

async function uploadMarkedFile(
  organizationId: string,
  ownerId: string,
  directory: string,
): Promise<string> {
  const key = `${directory}/${crypto.randomUUID()}/${marker}.txt`;
  const file = { key, size: 8, mimeType: 'text/plain', disposition: 'attachment' };
  await office.platform.files.put(file, Buffer.from(marker));
  await query(
    `INSERT INTO files (key, directory, file_name, mime_type, size, owner_id, organization_id, uploaded_at)
     VALUES ($1, $2, $3, 'text/plain', 8, $4, $5, now())`,
    [key, directory, `${marker}.txt`, ownerId, organizationId],
  );
  return key;
}

/** Answers a copy of a seeded survey. */
async function answerSurvey(organizationId: string, userId: string): Promise<{ id: string }[]> {
  const columns = await query<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_name = 'surveys' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'organization_id', 'created_by', 'client_id')`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  return query(
    `WITH survey AS (
       INSERT INTO surveys (organization_id, ${names})
       SELECT $1, ${names} FROM surveys WHERE NOT anonymous LIMIT 1 RETURNING id)
     INSERT INTO survey_responses (survey_id, anonymous, user_id, client_id, submitted_at, changed_at)
     SELECT id, false, $2, gen_random_uuid(), now(), now() FROM survey RETURNING id`,
    [organizationId, userId],
  );
}

async function demoMember(email: string) {
  const [row] = await query<{ userId: string; organizationId: string }>(
    `SELECT user_id AS "userId", organization_id AS "organizationId" FROM memberships
     JOIN users ON id = user_id WHERE email = $1`,
    [email],
  );
  return row!;
}

describe('eraseMember', () => {
  it('leaves nothing of a member with data in all areas but the audit log', async () => {
    const { organizationId, userId } = await demoMember('ren@sakura.example');
    const admin = await makeAdministrator(office, organizationId);
    await markMember(organizationId, userId);
    await markContent(organizationId, userId);
    const picture = await uploadMarkedFile(organizationId, userId, 'profile');
    await query('UPDATE users SET avatar_key = $1 WHERE id = $2', [picture, userId]);
    await uploadMarkedFile(organizationId, userId, 'chat_message_attachment');
    await admin.ask('POST', `/v1/admin/members/${userId}/personal-data-export`);
    await runPersonalExports({ ...office.platform, log });
    const before = await tablesWith([...markers, userId]);
    // Proves that the search finds the member before the erasure.
    expect(before).toEqual(
      expect.arrayContaining([
        'users',
        'chat_messages',
        'mail_outbox',
        'files',
        'chat_sections',
        'memberships',
      ]),
    );
    expect(before.length).toBeGreaterThan(30);
    // The picture, the attachment, and the archive.
    expect(await storedFilesWith(markers)).toHaveLength(3);

    await erase(admin, { userId }, remove);
    expect(await tablesWith([...markers, userId])).toEqual(['audit_entries']);
    expect(await storedFilesWith(markers)).toEqual([]);
    const directories = await readdir(
      path.join(office.platform.config.dataDir, 'files', 'personal_data'),
    );
    expect(directories).toEqual([]);
  });

  it('keeps messages, posts and files without their author by choice', async () => {
    const { organizationId, userId } = await demoMember('mei@sakura.example');
    const admin = await makeAdministrator(office, organizationId);
    await query(`UPDATE users SET email = 'mei.${marker}@sakura.example' WHERE id = $1`, [userId]);
    const [{ sent } = { sent: 0 }] = await query<{ sent: number }>(
      'SELECT count(*)::int AS sent FROM chat_messages WHERE sender_id = $1',
      [userId],
    );
    expect(sent).toBeGreaterThan(0);
    const file = await uploadMarkedFile(organizationId, userId, 'chat_message_attachment');
    const countAuthorless = async () =>
      (await query('SELECT FROM chat_messages WHERE sender_id IS NULL AND deleted_at IS NULL'))
        .length;
    const authorless = await countAuthorless();
    await erase(admin, { userId }, keep);
    expect(await countAuthorless()).toBe(authorless + sent);
    expect(await office.platform.files.size(file, null)).toBe(8);
    expect(await tablesWith([userId])).toEqual(['audit_entries']);
  });
});

describe('an erasure', () => {
  let sakura: TestOrganization;
  let admin: TestAdministrator;
  let member: ChatTestMember;

  async function prepare() {
    sakura = await makeOrganization(office, 'Sakura');
    admin = await makeAdministrator(office, sakura.organizationId);
    member = await makeChatMember(office, sakura, { name: '退会 花子' });
  }

  it('signs the member out immediately, and cannot be undone by unblocking', async () => {
    await prepare();
    const { body } = await admin.ask<Schemas['MemberErasure']>('POST', erasurePath(member), {
      body: keep,
    });
    expect(body).toMatchObject({ pending: true });
    expect((await office.call('GET', '/v1/settings', { token: member.token })).status).toBe(401);
    const pending = { status: 409, errors: 'erasurePending' };
    expect(await admin.ask('POST', erasurePath(member), { body: keep })).toMatchObject(pending);
    const unblock = `/v1/admin/members/${member.userId}/unblock`;
    expect(await admin.ask('POST', unblock)).toMatchObject(pending);
    await runErasures();
  });

  it('shows messages in a shared room without a name', async () => {
    await prepare();
    const other = await makeChatMember(office, sakura);
    const room = await makeChannel(office, [other, member]);
    await post(office, member, room.id, { content: 'こんにちは' });
    await erase(admin, member, keep);
    const messages = await office.call<{ data: Schemas['ChatMessage'][] }>(
      'GET',
      `${roomsPath}/${room.id}/messages`,
      { token: other.token },
    );
    expect(messages.body.data).toMatchObject([{ content: 'こんにちは', sender: null }]);
  });

  it('keeps the account and the data of another organisation', async () => {
    await prepare();
    const northwind = await makeOrganization(office, 'Northwind');
    await addMember(office.platform, {
      organizationId: northwind.organizationId,
      userId: member.userId,
      role: 'USER',
    });
    await erase(admin, member, keep);
    expect(await query('SELECT email FROM users WHERE id = $1', [member.userId])).toEqual([
      { email: member.email },
    ]);
    const organizations = await query<{ organization_id: string }>(
      'SELECT organization_id FROM memberships WHERE user_id = $1',
      [member.userId],
    );
    expect(organizations).toEqual([{ organization_id: northwind.organizationId }]);
  });

  it('keeps everything in an organisation from which the person was removed before', async () => {
    await prepare();
    const earlier = await makeOrganization(office, 'Earlier');
    const colleague = await makeChatMember(office, earlier);
    const former = await makeAdministrator(office, earlier.organizationId);
    await addMember(office.platform, {
      organizationId: earlier.organizationId,
      userId: member.userId,
      role: 'USER',
    });
    const before = await signInToOrganization(office, member, earlier.organizationId);
    const room = await makeChannel(office, [colleague, { ...member, token: before.token }]);
    await post(office, { ...member, token: before.token }, room.id, { content: '引き継ぎ' });
    const file = await uploadMarkedFile(
      earlier.organizationId,
      member.userId,
      'chat_message_attachment',
    );
    const answers = await answerSurvey(earlier.organizationId, member.userId);
    expect((await former.ask('DELETE', `/v1/admin/members/${member.userId}`)).status).toBe(204);
    await query(
      `INSERT INTO invitations (organization_id, email, name, role, sent_at, expires_at)
       VALUES ($1, $2, '花子', 'USER', now(), now())`,
      [earlier.organizationId, member.email],
    );

    await erase(admin, member, remove);
    const messages = await query('SELECT content FROM chat_messages WHERE sender_id = $1', [
      member.userId,
    ]);
    expect(messages).toEqual([{ content: '引き継ぎ' }]);
    expect(
      await query('SELECT id FROM survey_responses WHERE user_id = $1', [member.userId]),
    ).toEqual(answers);
    expect(await office.platform.files.size(file, null)).toBe(8);
    expect(await query('SELECT owner_id FROM files WHERE key = $1', [file])).toEqual([
      { owner_id: member.userId },
    ]);
    expect(await query('SELECT FROM invitations WHERE email = $1', [member.email])).toHaveLength(1);
    const [account] = await query<{ text: string; blocked_at: Date | null }>(
      'SELECT u::text AS text, blocked_at FROM users u WHERE id = $1',
      [member.userId],
    );
    expect(account!.blocked_at).not.toBeNull();
    expect(account!.text).not.toContain(member.email);
    expect(account!.text).not.toContain('退会');
    expect(await query('SELECT FROM sessions WHERE user_id = $1', [member.userId])).toEqual([]);
  });

  it('keeps mails of other people and unsent ones', async () => {
    await prepare();
    const recipients = { same: 'same@sakura.example', unsent: 'unsent@sakura.example' };
    await query(
      `INSERT INTO mail_outbox (recipient, subject, text, sent_at) VALUES
         ($1, 'Longer address', 'From x' || $3, now()), ($1, 'Nickname', '退会 花子', now()),
         ($1, 'Address', 'From <' || $3 || '>.', now()), ($2, 'Unsent', $3, NULL), ($3, 'Own', '', NULL)`,
      [recipients.same, recipients.unsent, member.email],
    );
    await erase(admin, member, keep);
    const kept = await query<{ subject: string }>(
      'SELECT subject FROM mail_outbox WHERE recipient IN ($1, $2, $3) ORDER BY subject',
      [recipients.same, recipients.unsent, member.email],
    );
    expect(kept.map(({ subject }) => subject)).toEqual(['Longer address', 'Nickname', 'Unsent']);
  });

  it('replaces the name in notifications about the member, and keeps those about others', async () => {
    await prepare();
    const other = await makeChatMember(office, sakura, { name: '小林 葵' });
    await query(`UPDATE users SET nickname = '林' WHERE id = $1`, [member.userId]);
    const add = (subjectId: string, text: string) =>
      query(
        `INSERT INTO notifications (organization_id, kind, title, content, subject_kind, subject_id, published_at)
         VALUES ($1, 'ORGANIZATION', jsonb_build_object('ja', $3::text, 'en', $3::text),
           jsonb_build_object('ja', '', 'en', ''), 'MEMBER', $2, now())`,
        [sakura.organizationId, subjectId, text],
      );
    await add(member.userId, '退会 花子さんと小林 葵さん');
    await add(other.userId, '退会 花子さんが小林 葵さんを招待しました');
    await erase(admin, member, keep);
    const found = await query<{ title: string }>(
      `SELECT title->>'ja' AS title FROM notifications WHERE organization_id = $1 AND subject_kind IS DISTINCT FROM 'SEAT'
         AND title->>'ja' LIKE '%小林%' ORDER BY created_at`,
      [sakura.organizationId],
    );
    expect(found.map(({ title }) => title).toSorted()).toEqual(
      [
        '削除されたメンバーさんと小林 葵さん',
        '退会 花子さんが小林 葵さんを招待しました',
      ].toSorted(),
    );
  });

  it('sends forwards without the text, and reactions without the id, to open pages', async () => {
    await prepare();
    const other = await makeChatMember(office, sakura);
    const room = await makeChannel(office, [other, member]);
    const { body } = await post(office, other, room.id, { content: '見てください' });
    await query(
      `UPDATE chat_messages SET forwarded_sender_id = $2::uuid, forwarded_text = 'secret',
         reactions = jsonb_build_array(jsonb_build_object('emoji', '👍', 'userIds', jsonb_build_array($2::text)))
       WHERE id = $1`,
      [body.id, member.userId],
    );
    const seqOf = async () =>
      (
        await query<{ seq: number }>('SELECT change_seq AS seq FROM chat_messages WHERE id = $1', [
          body.id,
        ])
      )[0]!.seq;
    const before = await seqOf();
    office.sent.length = 0;
    await erase(admin, member, remove);
    expect(Number(await seqOf())).toBeGreaterThan(Number(before));
    const [found] = await query('SELECT m::text AS text FROM chat_messages m WHERE id = $1', [
      body.id,
    ]);
    expect(JSON.stringify(found)).not.toContain('secret');
    expect(JSON.stringify(found)).not.toContain(member.userId);
    const events = JSON.stringify(
      office.sent.filter((sent) => JSON.stringify(sent).includes(body.id)),
    );
    expect(events).toContain('見てください');
    expect(events).not.toContain('secret');
  });

  it('is continued by another process when the lease of a killed one has expired', async () => {
    await prepare();
    await admin.ask('POST', erasurePath(member), { body: keep });
    const until = new Date(office.platform.now().getTime() + 60_000);
    await query('UPDATE erasures SET lease_id = gen_random_uuid(), lease_until = $1', [until]);
    await runErasures();
    expect(await query('SELECT FROM users WHERE id = $1', [member.userId])).toHaveLength(1);
    office.advanceClock({ seconds: 61 });
    await runErasures();
    expect(await query('SELECT FROM users WHERE id = $1', [member.userId])).toEqual([]);
  });

  it('is repeated after a step failed', async () => {
    await prepare();
    await uploadMarkedFile(sakura.organizationId, member.userId, 'survey_answer');
    await admin.ask('POST', erasurePath(member), { body: keep });
    const files = Object.assign(
      Object.create(office.platform.files) as typeof office.platform.files,
      {
        remove: () => Promise.reject(new Error('unavailable')),
      },
    );
    const quiet = { error: () => undefined } as never;
    await runPendingErasures({ ...office.platform, files, log: quiet });
    expect(await query('SELECT FROM users WHERE id = $1', [member.userId])).toHaveLength(1);
    office.advanceClock({ minutes: 2 });
    await runErasures();
    expect(await query('SELECT FROM users WHERE id = $1', [member.userId])).toEqual([]);
  });

  it('is in the audit log with the id only', async () => {
    await prepare();
    await erase(admin, member, keep);
    const entries = (await auditEntriesOf(admin)).filter(({ action }) => /ERAS/.test(action));
    expect(entries.map(({ action }) => action)).toEqual(['PERSON_ERASED', 'ERASURE_REQUESTED']);
    expect(JSON.stringify(entries)).toContain(member.userId);
    expect(JSON.stringify(entries)).not.toContain('退会 花子');
    expect(JSON.stringify(entries)).not.toContain(member.email);
  });

  it('is refused for oneself, by a people manager, and without a confirmation', async () => {
    await prepare();
    const own = await admin.ask('POST', erasurePath(admin), { body: keep });
    expect(own).toMatchObject({ status: 422, errors: 'ownMembership' });
    const manager = await makeDelegate(office, sakura.organizationId, 'PEOPLE_MANAGER');
    expect((await manager.ask('POST', erasurePath(member), { body: keep })).status).toBe(403);
    const stranger = await makePerson(
      office,
      (await makeOrganization(office, 'Other')).organizationId,
    );
    const foreign = await admin.ask('POST', erasurePath(stranger), { body: keep });
    expect(foreign).toMatchObject({ status: 404, errors: 'userNotFound' });
    await query('UPDATE sessions SET confirmed_at = NULL WHERE user_id = $1', [admin.userId]);
    const unconfirmed = await admin.ask('POST', erasurePath(member), { body: keep });
    expect(unconfirmed).toMatchObject({ errors: 'confirmationRequired' });
  });
});

it('covers every foreign key to users', async () => {
  const references = await query<{ name: string }>(
    `SELECT c.conrelid::regclass::text || '.' || a.attname AS name
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
     WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass`,
  );
  const covered = [
    ...[...clearedReferences, ...deletedReferences].map(nameOfReference),
    ...accountReferences,
    // Deleted by the erasure itself.
    'memberships.user_id',
  ];
  const missing = references.map(({ name }) => name).filter((name) => !covered.includes(name));
  expect(missing).toEqual([]);
  const names = references.map(({ name }) => name);
  expect(accountReferences.filter((name) => !names.includes(name))).toEqual([]);
});
