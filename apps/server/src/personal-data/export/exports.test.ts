import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Schemas } from '@office/api';
import { fromBufferPromise } from 'yauzl';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  makeDelegate,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { makeChannel, makeChatter, post, type Chatter } from '../../../test/chat.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  makeOrganization,
  makePerson,
  signInToOrganization,
  type TestOrganization,
} from '../../../test/people.ts';
import { runPendingExports } from './export-job.ts';

type Status = Schemas['PersonalDataExportStatus'];

const own = '/v1/auth/user/personal-data-export';

let office: TestOffice;
let sakura: TestOrganization;
let organizationId: string;
let admin: TestAdministrator;
let member: Chatter;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
  ({ organizationId } = sakura);
  admin = await makeAdministrator(office, organizationId);
  member = await makeChatter(office, sakura);
});

const log = { error: ({ err }: { err: unknown }) => console.error(err) } as never;
const run = (platform = office.platform) => runPendingExports({ ...platform, log });
const ask = <T = Status>(method: string, by: { token: string } = member, address = own) =>
  office.call<T>(method, address, { token: by.token });
const ofMember = () => `/v1/admin/members/${member.userId}/personal-data-export`;

async function download(by: { token: string }, address: string, signing: string) {
  const { body } = await ask<Status>('GET', by, address);
  const fileKeys = [body.export!.fileKey!];
  const signed = await office.call<Schemas['PreSignedDownloadList']>('POST', signing, {
    token: by.token,
    body: { fileKeys },
  });
  if (signed.status !== 200) return { status: signed.status, entries: {} };
  const response = await fetch(`${office.url}${signed.body.data[0]!.url}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, entries: response.ok ? await unzip(bytes) : {} };
}

async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const entries: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return entries;
}

const memberDownloads = '/v1/files/pre-sign-url';
const adminDownloads = '/v1/admin/files/pre-sign-url';

describe('export of own data', () => {
  it('contains the data of every area of the member, and not that of others', async () => {
    const other = await makeChatter(office, sakura);
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

  it('notifies the member when it is ready', async () => {
    await ask('POST');
    await run();
    const { body } = await ask<Schemas['NotificationList']>(
      'GET',
      member,
      '/v1/users/notifications',
    );
    expect(body.data[0]).toMatchObject({ path: '/settings#personal-data' });
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
    const other = await makeChatter(office, sakura);
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
      await runPendingExports({ ...platform, log: quiet });
      office.advanceClock({ seconds: 61 });
    }
    expect((await ask('GET')).body.export).toMatchObject({ state: 'FAILED', fileKey: null });
    expect((await ask('POST')).status).toBe(200);
  });
});

describe('export by an administrator', () => {
  it('can be downloaded only by the administrator, and is in the audit log', async () => {
    expect((await admin.ask('POST', ofMember())).status).toBe(200);
    await run();
    expect((await ask('GET')).body).toEqual({ export: null });
    const second = await makeAdministrator(office, organizationId);
    expect((await second.ask<Status>('GET', ofMember())).body).toEqual({ export: null });
    const { entries } = await download(admin, ofMember(), adminDownloads);
    expect(entries['account/profile.json']).toContain(member.email);
    expect(JSON.parse(entries['account/sign-in.json']!)).toEqual([]);
    const actions = (await auditEntriesOf(admin)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['PERSONAL_DATA_EXPORT_REQUESTED', 'PERSONAL_DATA_EXPORTED']),
    );
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
