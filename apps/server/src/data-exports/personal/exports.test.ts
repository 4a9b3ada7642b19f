import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  makeDelegate,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { downloadArchive } from '../../../test/archives.ts';
import { makeChannel, makeChatMember, post, type ChatTestMember } from '../../../test/chat.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  makeOrganization,
  makePerson,
  password,
  signInToOrganization,
  type TestOrganization,
} from '../../../test/people.ts';
import { runPersonalExports } from './personal-archives.ts';

type Status = Schemas['PersonalDataExportStatus'];

const own = '/v1/auth/user/personal-data-export';

let office: TestOffice;
let sakura: TestOrganization;
let organizationId: string;
let admin: TestAdministrator;
let member: ChatTestMember;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
  ({ organizationId } = sakura);
  admin = await makeAdministrator(office, organizationId);
  member = await makeChatMember(office, sakura);
});

const log = { error: ({ err }: { err: unknown }) => console.error(err) } as never;
const run = (platform = office.platform) => runPersonalExports({ ...platform, log });
const ask = <T = Status>(method: string, by: { token: string } = member, address = own) =>
  office.call<T>(method, address, {
    token: by.token,
    ...(method === 'POST' && { body: { currentPassword: password } }),
  });
const ofMember = () => `/v1/admin/members/${member.userId}/personal-data-export`;

async function download(by: { token: string }, address: string, signing: string) {
  const { body } = await ask<Status>('GET', by, address);
  return downloadArchive(office, by, signing, body.export!.fileKey!);
}

const memberDownloads = '/v1/files/pre-sign-url';
const adminDownloads = '/v1/admin/files/pre-sign-url';

describe('export of own data', () => {
  it('contains the data of every area of the member, and not that of others', async () => {
    const other = await makeChatMember(office, sakura);
    const { id: roomId } = await makeChannel(office, [member, other]);
    await post(office, member, roomId, { content: 'marker-of-member' });
    await post(office, other, roomId, { content: 'marker-of-other' });
    expect((await ask('POST')).body.export).toMatchObject({ state: 'QUEUED', progress: 0 });
    await run();
    const { body } = await ask('GET');
    expect(body.export).toMatchObject({ state: 'READY', progress: 100 });
    const { entries } = await download(member, own, memberDownloads);
    const [profile] = JSON.parse(entries['account/profile.json']!) as [{ email: string }];
    expect(profile.email).toBe(member.email);
    expect(entries['chat/messages.json']).toContain('marker-of-member');
    expect(JSON.stringify(entries)).not.toContain('marker-of-other');
    const manifest = JSON.parse(entries['manifest.json']!) as {
      parts: { path: string; rows: number }[];
    };
    expect(manifest.parts).toContainEqual({ path: 'chat/messages.json', rows: 1 });
    expect(await readdir(path.join(office.platform.config.dataDir, 'exports'))).toEqual([]);
  });

  it('notifies the member of the request, and when it is ready', async () => {
    await ask('POST');
    await run();
    const { body } = await ask<Schemas['NotificationList']>(
      'GET',
      member,
      '/v1/users/notifications',
    );
    expect(body.data.map(({ title }) => title).toSorted()).toEqual(
      ['データのエクスポートが申請されました', 'データのエクスポートが完了しました'].toSorted(),
    );
  });

  it('needs the password, except for members without one', async () => {
    const request = (body: object) => office.call('POST', own, { token: member.token, body });
    expect(await request({})).toMatchObject({ errors: 'confirmationRequired' });
    const wrong = await request({ currentPassword: 'Wrong#2026' });
    expect(wrong).toMatchObject({ errors: 'currentPasswordIncorrect' });
    expect((await ask('GET')).body).toEqual({ export: null });
    await office.database.pool.query('UPDATE users SET password_hash = NULL WHERE id = $1', [
      member.userId,
    ]);
    expect((await request({})).status).toBe(200);
  });

  it('is refused while another one is pending, and after 5 in a day', async () => {
    await ask('POST');
    expect(await ask('POST')).toMatchObject({ status: 409, errors: 'exportPending' });
    for (let count = 1; count < 5; count += 1) {
      await run();
      expect((await ask('POST')).status).toBe(200);
    }
    await run();
    expect(await ask('POST')).toMatchObject({ status: 429, errors: 'tooManyRequests' });
  });

  it('cannot be downloaded by others, or after three days, when the archive is deleted', async () => {
    await ask('POST');
    await run();
    const { fileKey } = (await ask('GET')).body.export!;
    const body = { fileKeys: [fileKey] };
    const sign = (token: string, signing: string) => office.call('POST', signing, { token, body });
    const other = await makeChatMember(office, sakura);
    expect((await sign(other.token, memberDownloads)).status).toBe(404);
    expect((await sign(admin.token, adminDownloads)).status).toBe(404);
    expect((await sign(member.token, memberDownloads)).status).toBe(200);
    office.advanceClock({ days: 3, minutes: 1 });
    const later = await signInToOrganization(office, member, organizationId);
    expect((await ask('GET', later)).body).toEqual({ export: null });
    expect((await sign(later.token, memberDownloads)).status).toBe(404);
    await cleanUp(office.platform);
    expect(await office.platform.files.size(fileKey!, null)).toBeNull();
  });

  it('is continued by another process when the lease of a killed one has expired', async () => {
    await ask('POST');
    await office.database.pool.query(
      `UPDATE personal_data_exports SET state = 'RUNNING', lease_id = gen_random_uuid(), lease_until = $1`,
      [new Date(office.platform.now().getTime() + 60_000)],
    );
    await run();
    expect((await ask('GET')).body.export!.state).toBe('RUNNING');
    office.advanceClock({ seconds: 61 });
    await run();
    expect((await ask('GET')).body.export!.state).toBe('READY');
  });

  it('fails after three attempts that a killed process started', async () => {
    await ask('POST');
    await office.database.pool.query(
      `UPDATE personal_data_exports SET state = 'RUNNING', attempts = 3, lease_id = gen_random_uuid(), lease_until = $1`,
      [new Date(office.platform.now().getTime() - 1000)],
    );
    await run();
    expect((await ask('GET')).body.export).toMatchObject({ state: 'FAILED', fileKey: null });
  });

  it('removes unfinished archives of killed processes', async () => {
    await ask('POST');
    await run();
    const folder = path.join(office.platform.config.dataDir, 'exports');
    await writeFile(path.join(folder, `${crypto.randomUUID()}.zip`), 'PK');
    await run();
    expect(await readdir(folder)).toEqual([]);
  });

  it('fails after three attempts', async () => {
    await ask('POST');
    const files = { ...office.platform.files, putFile: () => Promise.reject(new Error('full')) };
    const platform = {
      ...office.platform,
      files: Object.assign(Object.create(office.platform.files), files),
    };
    const quiet = { error: () => undefined } as never;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await runPersonalExports({ ...platform, log: quiet });
      office.advanceClock({ seconds: 61 });
    }
    expect((await ask('GET')).body.export).toMatchObject({ state: 'FAILED', fileKey: null });
    expect((await ask('POST')).status).toBe(200);
  });
});

describe('export by an administrator', () => {
  it('can be downloaded only by the administrator, and is in the audit log', async () => {
    const { status } = await office.call('POST', '/v1/auth/user/api-tokens', {
      token: member.token,
      body: {
        ...{ name: 'Build server', scopes: ['chat:read'] },
        ...{ expiresInDays: 7, currentPassword: password },
      },
    });
    expect(status).toBe(201);
    expect((await admin.ask('POST', ofMember())).status).toBe(200);
    await run();
    expect((await ask('GET')).body).toEqual({ export: null });
    const second = await makeAdministrator(office, organizationId);
    expect((await second.ask<Status>('GET', ofMember())).body).toEqual({ export: null });
    const { entries } = await download(admin, ofMember(), adminDownloads);
    expect(entries['account/profile.json']).toContain(member.email);
    expect(JSON.parse(entries['account/sign-in.json']!)).toEqual([
      {
        ...{ kind: 'ACCESS_TOKEN', name: 'Build server' },
        ...{ createdAt: expect.any(String), lastUsedAt: null },
      },
    ]);
    const actions = (await auditEntriesOf(admin)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['PERSONAL_DATA_EXPORT_REQUESTED', 'PERSONAL_DATA_EXPORTED']),
    );
  });

  it('contains the data of a blocked member', async () => {
    const address = `/v1/admin/members/${member.userId}/block`;
    expect((await admin.ask('POST', address)).status).toBeLessThan(300);
    expect((await admin.ask('POST', ofMember())).status).toBe(200);
    await run();
    const { entries } = await download(admin, ofMember(), adminDownloads);
    expect(entries['account/profile.json']).toContain(member.email);
  });

  it('does not contain content of other people that the member received', async () => {
    const other = await makeChatMember(office, sakura);
    const { id: roomId } = await makeChannel(office, [member, other]);
    const { body: message } = await post(office, member, roomId, { content: 'marker-of-member' });
    const ids = [organizationId, member.userId, other.userId];
    const insert = (text: string) => office.database.pool.query(text, ids);
    await office.database.pool.query(
      `UPDATE chat_messages SET forwarded_sender_id = $2, forwarded_text = 'other-forward' WHERE id = $1`,
      [message.id, other.userId],
    );
    await insert(`INSERT INTO desk_notes (organization_id, owner_id, author_id, text, tint)
      VALUES ($1, $2, $3, 'other-note', 'YELLOW'), ($1, $3, $2, 'marker-note', 'YELLOW')`);
    await insert(`WITH meeting AS (
        INSERT INTO meetings (organization_id, organizer_id, title, description, start_time, end_time, time_zone, visibility)
        VALUES ($1, $3, 'other-title', 'other-description', now(), now(), 'Asia/Tokyo', 'PRIVATE') RETURNING id)
      INSERT INTO meeting_participants (meeting_id, user_id) SELECT id, $2 FROM meeting WHERE $1 IS NOT NULL`);
    await insert(`WITH notification AS (
        INSERT INTO notifications (organization_id, kind, title, content, published_at)
        VALUES ($1, 'ORGANIZATION', '{"ja":"other-notification","en":""}', '{"ja":"","en":""}', now()) RETURNING id)
      INSERT INTO notification_receipts (notification_id, organization_id, user_id, received_at)
      SELECT id, $1, $2, now() FROM notification WHERE $3::uuid IS NOT NULL`);
    await insert(`WITH account AS (
        INSERT INTO calendar_accounts (organization_id, user_id, kind, name, next_sync_at)
        VALUES ($1, $2, 'ICS', 'private', now()) RETURNING id)
      INSERT INTO calendar_events (account_id, remote_id, title, start_time, end_time)
      SELECT id, 'a', 'other-event', now(), now() FROM account WHERE $3::uuid IS NOT NULL`);
    await insert(`INSERT INTO files (key, directory, file_name, mime_type, size, owner_id, uploaded_at)
      SELECT 'chat_message_attachment/a/other-upload', 'chat_message_attachment', 'other-upload', 'text/plain', 1, $2, now()
      WHERE $1::uuid IS NOT NULL AND $3::uuid IS NOT NULL`);
    await ask('POST');
    await admin.ask('POST', ofMember());
    await run();
    const byAdmin = JSON.stringify((await download(admin, ofMember(), adminDownloads)).entries);
    expect(byAdmin).toContain('marker-of-member');
    expect(byAdmin).toContain('marker-note');
    const byMember = JSON.stringify((await download(member, own, memberDownloads)).entries);
    for (const part of ['forward', 'note', 'title', 'notification', 'event', 'upload']) {
      expect(byAdmin).not.toContain(`other-${part}`);
      expect(byMember).toContain(`other-${part}`);
    }
  });

  it('cannot be downloaded after the administrator has lost the permission', async () => {
    await admin.ask('POST', ofMember());
    await run();
    const { fileKey } = (await admin.ask<Status>('GET', ofMember())).body.export!;
    const sign = () =>
      office.call('POST', adminDownloads, { token: admin.token, body: { fileKeys: [fileKey] } });
    expect((await sign()).status).toBe(200);
    await makeAdministrator(office, organizationId);
    await office.database.pool.query(
      `UPDATE memberships SET role = 'USER', admin_role = 'CONTENT_EDITOR' WHERE user_id = $1`,
      [admin.userId],
    );
    expect((await sign()).status).toBe(404);
  });

  it('is limited to 50 in a day for 50 parallel requests', async () => {
    const { rows: people } = await office.database.pool.query<{ id: string }>(
      `WITH people AS (
         INSERT INTO users (email, name_kanji)
         SELECT gen_random_uuid() || '@sakura.example', '社員' FROM generate_series(1, 50) RETURNING id)
       INSERT INTO memberships (organization_id, user_id, role) SELECT $1, id, 'USER' FROM people RETURNING user_id AS id`,
      [organizationId],
    );
    await office.database.pool.query(
      `INSERT INTO personal_data_exports (organization_id, user_id, requested_by, administration, state, created_at)
       SELECT $1, $2, $3, true, 'FAILED', $4 FROM generate_series(1, 45)`,
      [organizationId, member.userId, admin.userId, office.platform.now()],
    );
    const answers = await Promise.all(
      people.map(({ id }) => admin.ask('POST', `/v1/admin/members/${id}/personal-data-export`)),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(45).fill(429)]);
    await office.database.pool.query('DELETE FROM personal_data_exports');
  });

  it('needs a recent confirmation, the permission, and a member of the organisation', async () => {
    const manager = await makeDelegate(office, organizationId, 'PEOPLE_MANAGER');
    expect(await manager.ask('POST', ofMember())).toMatchObject({ status: 403 });
    const elsewhere = await makeOrganization(office, 'Northwind');
    const stranger = await makePerson(office, elsewhere.organizationId);
    const ofStranger = `/v1/admin/members/${stranger.userId}/personal-data-export`;
    expect(await admin.ask('POST', ofStranger)).toMatchObject({ errors: 'userNotFound' });
    await office.database.pool.query('UPDATE sessions SET confirmed_at = NULL');
    expect(await admin.ask('POST', ofMember())).toMatchObject({ errors: 'confirmationRequired' });
  });
});
