import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { getTableName } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  makeSystemAdmin,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { downloadArchive } from '../../../test/archives.ts';
import {
  makeChannel,
  makeChatMember,
  roomsPath,
  sendMessage,
  type ChatTestMember,
} from '../../../test/chat.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { createOrganizationRunner, runOrganizationExports } from './organization-archives.ts';
import { organizationParts } from './organization-parts-store.ts';

type Status = Schemas['OrganizationExportStatus'];

const address = '/v1/admin/organization/export';

let office: TestOffice;
let sakura: TestOrganization;
let organizationId: string;
let owner: TestAdministrator;
let member: ChatTestMember;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
  ({ organizationId } = sakura);
  owner = await makeAdministrator(office, organizationId);
  member = await makeChatMember(office, sakura);
});

const log = { error: ({ err }: { err: unknown }) => console.error(err) } as never;
const run = (platform = office.platform) => runOrganizationExports({ ...platform, log });
const request = (privateContent = false, by = owner) =>
  by.ask<Status>('POST', address, { body: { privateContent } });
const stateOf = async (by = owner) => (await by.ask<Status>('GET', address)).body.export;
const downloads = '/v1/admin/files/pre-sign-url';

async function download(by = owner) {
  const { archives } = (await stateOf(by))!;
  const answers = [];
  for (const { fileKey } of archives) {
    answers.push(await downloadArchive(office, by, downloads, fileKey));
  }
  return answers;
}

async function exported(privateContent: boolean): Promise<Record<string, string>> {
  expect((await request(privateContent)).status).toBe(200);
  await run();
  const [first] = await download();
  return first!.entries;
}

const insertFile = (key: string, size = 1) =>
  office.database.pool.query(
    `INSERT INTO files (key, directory, file_name, mime_type, size, owner_id, organization_id, uploaded_at)
     VALUES ($1, 'bulletin_attachment', 'plan.pdf', 'application/pdf', $2, $3, $4, now())`,
    [key, size, member.userId, organizationId],
  );

describe('contents', () => {
  /** Tables that are not in the archives, by reason. */
  const excluded = {
    'of the account, in any organisation': [
      ...['sessions', 'refresh_tokens', 'known_devices', 'login_codes', 'password_attempts'],
      ...[
        'passkeys',
        'used_passkey_challenges',
        'recovery_codes',
        'two_factor_secrets',
        'settings',
      ],
      ...['trusted_networks', 'linked_accounts', 'oauth_states', 'provider_calls', 'users'],
      ...['external_meetings', 'meeting_join_failures', 'push_tokens', 'one_time_links'],
    ],
    'of a member alone': [
      ...['api_tokens', 'calendar_accounts', 'calendar_channels', 'calendar_events'],
      ...['calendar_feeds', 'chat_mentions', 'chat_reminders', 'chat_saved_messages'],
      ...['chat_scheduled_files', 'chat_scheduled_messages', 'chat_sections', 'survey_drafts'],
      ...['chat_thread_followers', 'bulletin_reads', 'help_tours', 'help_votes', 'attendances'],
      ...['member_reachability', 'notification_receipts', 'tutorial_progress', 'sso_identities'],
      ...['tutorial_file_positions', 'meeting_transcript_consents', 'survey_participants'],
    ],
    'tokens and keys': [
      ...['audit_streams', 'meeting_guest_links', 'scim_tokens', 'secret_keys', 'sso_sign_ins'],
    ],
    'derived or deleted within days': [
      ...['chat_link_previews', 'chat_message_previews', 'connections', 'engagements'],
      ...['floor_usage', 'invitation_batches', 'mail_outbox', 'meeting_guests', 'token_buckets'],
      ...['meeting_room_bookings', 'outgoing_webhook_deliveries', 'shared_document_files'],
      ...['shared_documents', 'voice_invitations', 'voice_invitees', 'voice_participants'],
      ...['voice_room_members', 'voice_waiters'],
    ],
    'of the operator': ['audit_anchors', 'ip_blacklist', 'maintenances'],
    'exports, erasures and deletions': [
      ...['erasures', 'organization_archives', 'organization_deletions', 'organization_exports'],
      'personal_data_exports',
    ],
  };

  it('include every table that is not excluded for a reason', async () => {
    const { rows } = await office.database.pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const listed = [
      ...organizationParts.map(({ table }) => getTableName(table)),
      ...Object.values(excluded).flat(),
    ];
    expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('have no column of a secret', () => {
    const dialect = new PgDialect();
    const subject = { organizationId: crypto.randomUUID(), privateContent: true };
    const columns = organizationParts.flatMap(({ rows }) => {
      const [, selected] = /^\s*SELECT (.*?) FROM /s.exec(dialect.sqlToQuery(rows(subject)).sql)!;
      return selected!.match(/(?<= AS ")\w+/g) ?? [];
    });
    expect(columns.length).toBeGreaterThan(300);
    const suspicious = columns.filter((name) => /secret|hash|token|pass|dataKey|code$/i.test(name));
    // Two rules for sign-in, and the hash chain of the audit log.
    expect(suspicious).toEqual(['loginCode', 'minPasswordLength', 'hash']);
  });

  it('have the messages of chat rooms, and direct messages only by choice', async () => {
    const other = await makeChatMember(office, sakura);
    const { id: roomId } = await makeChannel(office, [member, other]);
    await sendMessage(office, member, roomId, 'marker-of-room');
    const direct = await office.call<Schemas['ChatRoomSummary']>('POST', roomsPath, {
      token: member.token,
      body: { type: 'DIRECT', userIds: [other.userId] },
    });
    await sendMessage(office, member, direct.body.id, 'marker-of-direct');
    const elsewhere = await makeOrganization(office, 'Northwind');
    const stranger = await makeChatMember(office, elsewhere);
    const { id: strange } = await makeChannel(office, [stranger]);
    await sendMessage(office, stranger, strange, 'marker-of-stranger');

    const entries = await exported(false);
    expect(entries['chat/messages.json']).toContain('marker-of-room');
    expect(JSON.parse(entries['members/members.json']!)).toHaveLength(3);
    const manifest = JSON.parse(entries['manifest.json']!);
    expect(manifest).toMatchObject({ privateContent: false, archive: 1 });
    expect(manifest.parts).toContainEqual({ path: 'chat/messages.json', rows: 1 });
    const all = JSON.stringify(entries);
    expect(all).not.toContain('marker-of-direct');
    expect(all).not.toContain('marker-of-stranger');
    expect(all).not.toContain(elsewhere.organizationId);

    const complete = JSON.stringify(await exported(true));
    expect(complete).toContain('marker-of-direct');
    expect(complete).not.toContain('marker-of-stranger');
  });

  it('have private meetings only by choice', async () => {
    await office.database.pool.query(
      `INSERT INTO meetings (organization_id, organizer_id, title, start_time, end_time, time_zone, visibility)
       VALUES ($1, $2, 'open-title', now(), now(), 'Asia/Tokyo', 'OPEN'),
         ($1, $2, 'private-title', now(), now(), 'Asia/Tokyo', 'PRIVATE')`,
      [organizationId, member.userId],
    );
    const part = 'meetings/meetings.json';
    expect((await exported(false))[part]).toMatch(/open-title(?!.*private-title)/s);
    expect((await exported(true))[part]).toContain('private-title');
  });
});

describe('archives', () => {
  it('are split by size, and mark missing files', async () => {
    const keys = [1, 2, 3].map((number) => `bulletin_attachment/${crypto.randomUUID()}/${number}`);
    for (const key of keys) {
      await office.platform.files.put(
        {
          key,
          mimeType: 'application/pdf',
          fileName: 'plan.pdf',
          disposition: 'attachment',
          dataKey: null,
          size: 4,
        } as never,
        Buffer.from('plan'),
      );
      await insertFile(key, 4);
    }
    await insertFile('bulletin_attachment/missing/4');
    await request();
    await createOrganizationRunner(4)({ ...office.platform, log });
    const archives = await download();
    const files = archives.flatMap(({ entries }) => JSON.parse(entries['manifest.json']!).files);
    expect(files.map(({ key }) => key).toSorted()).toEqual(
      [...keys, 'bulletin_attachment/missing/4'].toSorted(),
    );
    expect(files.filter(({ omitted }) => omitted)).toHaveLength(1);
    expect(archives.length).toBeGreaterThan(3);
    expect(archives.filter(({ entries }) => 'chat/messages.json' in entries)).toHaveLength(1);
    const contents = archives.flatMap(({ entries }) =>
      Object.entries(entries).filter(([name]) => name.startsWith('files/bulletin_attachment')),
    );
    expect(contents.map(([, content]) => content)).toEqual(['plan', 'plan', 'plan']);
    const folder = path.join(office.platform.config.dataDir, 'organization-exports');
    expect(await readdir(folder)).toEqual([]);
  });

  it('of a failed attempt are replaced', async () => {
    await request();
    let stored = 0;
    const putFile: TestOffice['platform']['files']['putFile'] = async (...file) => {
      stored += 1;
      if (stored === 1) throw new Error('full');
      return office.platform.files.putFile(...file);
    };
    const platform = {
      ...office.platform,
      files: Object.assign(Object.create(office.platform.files), { putFile }),
    };
    await runOrganizationExports({ ...platform, log: { error: () => undefined } as never });
    expect(await stateOf()).toMatchObject({ state: 'QUEUED', archives: [] });
    office.advanceClock({ seconds: 61 });
    await run(platform);
    expect(await stateOf()).toMatchObject({ state: 'READY', progress: 100 });
    expect((await stateOf())!.archives).toHaveLength(1);
  });

  it('can be downloaded only by the requester, for seven days, as the owner', async () => {
    await request();
    await run();
    const { archives, expiresAt, requestedAt } = (await stateOf())!;
    const days = (new Date(expiresAt!).getTime() - new Date(requestedAt).getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const fileKeys = archives.map(({ fileKey }) => fileKey);
    const sign = async (token: string, signing = downloads) =>
      (await office.call('POST', signing, { token, body: { fileKeys } })).status;
    const admin = await makeAdministrator(office, organizationId);
    const operator = await makeSystemAdmin(office, organizationId);
    expect(await sign(owner.token)).toBe(200);
    expect(await sign(admin.token)).toBe(404);
    expect(await sign(operator.token)).toBe(404);
    expect(await sign(member.token, '/v1/files/pre-sign-url')).toBe(404);
    expect(await stateOf(operator)).toMatchObject({ own: false, archives: [] });
    // The other administrator becomes the owner.
    const { pool } = office.database;
    await pool.query(
      `UPDATE memberships SET created_at = '2000-01-01' WHERE organization_id = $1 AND user_id = $2`,
      [organizationId, admin.userId],
    );
    expect(await sign(owner.token)).toBe(404);
    await pool.query(
      `UPDATE memberships SET created_at = now() WHERE organization_id = $1 AND user_id = $2`,
      [organizationId, admin.userId],
    );
    expect(await sign(owner.token)).toBe(200);
    await pool.query(`UPDATE organization_exports SET expires_at = $1 WHERE organization_id = $2`, [
      office.platform.now(),
      organizationId,
    ]);
    expect(await sign(owner.token)).toBe(404);
    expect(await stateOf()).toBeNull();
  });

  it('can be requested by a system administrator', async () => {
    const operator = await makeSystemAdmin(office, organizationId);
    expect((await request(true, operator)).status).toBe(200);
    await run();
    expect(await stateOf(operator)).toMatchObject({ state: 'READY', own: true });
    expect(await stateOf()).toMatchObject({ own: false, archives: [] });
    const [archive] = await download(operator);
    expect(archive!.status).toBe(200);
  });

  it('are deleted when they expire', async () => {
    await request();
    await run();
    const { fileKey } = (await stateOf())!.archives[0]!;
    expect(await office.platform.files.size(fileKey, null)).not.toBeNull();
    office.advanceClock({ days: 7, minutes: 1 });
    await cleanUp(office.platform);
    expect(await office.platform.files.size(fileKey, null)).toBeNull();
  });
});

describe('request', () => {
  it('notifies all administrators, and is in the audit log', async () => {
    const admin = await makeAdministrator(office, organizationId);
    await request(true);
    await run();
    const { rows } = await office.database.pool.query<{ userId: string; title: string }>(
      `SELECT r.user_id AS "userId", n.title->>'en' AS title FROM notification_receipts r
       JOIN notifications n ON n.id = r.notification_id WHERE r.organization_id = $1`,
      [organizationId],
    );
    const requested = 'An export of the organisation was requested';
    const ready = 'The export of the organisation is ready';
    const byPerson = (userId: string) =>
      rows.filter((row) => row.userId === userId).map(({ title }) => title);
    expect(byPerson(owner.userId).toSorted()).toEqual([requested, ready].toSorted());
    expect(byPerson(admin.userId)).toEqual([requested]);
    expect(byPerson(member.userId)).toEqual([]);
    const entries = await auditEntriesOf(owner);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ORGANIZATION_EXPORT_REQUESTED', 'ORGANIZATION_EXPORTED']),
    );
  });

  it('is accepted once of 50 parallel ones, and three times in a day', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => request()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await request()).toMatchObject({ errors: 'exportPending' });
    for (let count = 1; count < 3; count += 1) {
      await run();
      expect((await request()).status).toBe(200);
    }
    await run();
    expect(await request()).toMatchObject({ status: 429, errors: 'tooManyRequests' });
  });

  it('needs the owner, and a recent confirmation', async () => {
    const admin = await makeAdministrator(office, organizationId);
    expect((await request(false, admin)).status).toBe(403);
    expect((await admin.ask('GET', address)).status).toBe(403);
    await office.database.pool.query('UPDATE sessions SET confirmed_at = NULL');
    expect(await request()).toMatchObject({ errors: 'confirmationRequired' });
    expect(await stateOf()).toBeNull();
  });
});
