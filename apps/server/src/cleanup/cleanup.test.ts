import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Schemas } from '@office/api';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOrganization, makePerson, signIn } from '../../test/people.ts';
import { cleanUp } from '../../test/clean-up.ts';
import { png } from '../../test/files.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { files } from '../database/schema/files.ts';
import { mailOutbox } from '../database/schema/outbox.ts';
import { ipBlacklist, loginCodes, oneTimeLinks, sessions } from '../database/schema/sign-in.ts';
import { createJobRunner } from '../observability/job-runner.ts';
import { createLogger } from '../observability/logger.ts';
import { createMetrics } from '../observability/metrics.ts';
import { sendInvite } from '../organization/invites.ts';
import { cleanups } from '../area-parts.ts';
import { CleanupSchedule } from './cleanup-schedule.ts';

let office: TestOffice;
beforeEach(async () => {
  await office?.close();
  office = await startOffice();
});
afterAll(() => office.close());

const slowMachineTimeout = { timeout: 15_000 };

const count = (table: PgTable) => office.platform.db.$count(table);

describe('cleanUp deletes expired rows', () => {
  it('login codes after two days, blacklisted addresses after an hour', async () => {
    const { email } = await makePerson(office, null);
    await signIn(office, { email });
    const body = { email, password: 'Office#2026' };
    await office.call('POST', '/v1/auth/user/login', { body, ip: '198.51.100.1' });
    const until = new Date(office.platform.now().getTime() + 3_600_000);
    await office.platform.db.insert(ipBlacklist).values({ ip: '198.51.100.2', until });
    expect(await cleanUp(office.platform)).toMatchObject({ loginCodes: 0, blacklistings: 0 });
    office.advanceClock({ minutes: 60 });
    expect(await cleanUp(office.platform)).toMatchObject({ loginCodes: 0, blacklistings: 1 });
    office.advanceClock({ days: 2 });
    expect(await cleanUp(office.platform)).toMatchObject({ loginCodes: 1, blacklistings: 0 });
    expect(await count(loginCodes)).toBe(0);
  });

  it('sessions when they expire', async () => {
    const person = await makePerson(office, null);
    await signIn(office, person);
    office.advanceClock({ days: 1 });
    await signIn(office, person);
    office.advanceClock({ days: 29 });
    expect(await cleanUp(office.platform)).toMatchObject({ sessions: 1 });
    expect(await count(sessions)).toBe(1);
  });

  it('one-time links a month after they expire', async () => {
    const { organizationId } = await makeOrganization(office, 'Sakura');
    const invite = { organizationId, role: 'USER', invitedBy: null, language: 'en' } as const;
    await sendInvite(office.platform, { ...invite, email: 'a@example.com' });
    office.advanceClock({ days: 37 });
    expect(await cleanUp(office.platform)).toMatchObject({ links: 0 });
    office.advanceClock({ seconds: 1 });
    expect(await cleanUp(office.platform)).toMatchObject({ links: 1 });
    expect(await count(oneTimeLinks)).toBe(0);
  });

  it('mails a month after sending, and mails that could never be sent', async () => {
    const now = office.platform.now();
    const mail = { recipient: 'a@example.com', subject: 's', text: 't', createdAt: now };
    await office.platform.db.insert(mailOutbox).values([{ ...mail, sentAt: now }, mail]);
    expect(await cleanUp(office.platform)).toMatchObject({ mails: 0 });
    office.advanceClock({ days: 31 });
    expect(await cleanUp(office.platform)).toMatchObject({ mails: 1 });
    office.advanceClock({ days: 60 });
    expect(await cleanUp(office.platform)).toMatchObject({ mails: 1 });
  });
});

describe('uploads', () => {
  const picture = new Uint8Array(png(6000));

  async function preSign(token: string) {
    const body = { fileName: 'photo.png', fileSize: picture.length };
    const path = '/v1/files/user/profile/pre-sign';
    const answer = await office.call<Schemas['PreSignedUpload']>('POST', path, { token, body });
    return answer.body;
  }

  async function upload(token: string): Promise<string> {
    const { uploadUrl, headers, fileKey } = await preSign(token);
    await fetch(`${office.url}${uploadUrl}`, { method: 'PUT', headers, body: picture });
    return fileKey;
  }

  const isOnDisk = (key: string) => {
    const [directory, id] = key.split('/');
    return existsSync(path.join(office.platform.config.dataDir, 'files', directory!, id!));
  };

  it('are deleted with their bytes after a day unless used as a profile photo', async () => {
    const person = await makePerson(office, null);
    const { token } = await signIn(office, person);
    const [photo, forgotten] = [await upload(token), await upload(token)];
    await preSign(token);
    const change = { token, body: { avatarKey: photo } };
    expect((await office.call('PATCH', '/v1/auth/user/profile', change)).status).toBe(200);
    const { db } = office.platform;
    await db.update(files).set({ createdAt: office.platform.now() });
    expect(await cleanUp(office.platform)).toMatchObject({ files: 0 });
    office.advanceClock({ days: 1, seconds: 1 });
    expect(await cleanUp(office.platform)).toMatchObject({ files: 2 });
    expect([isOnDisk(photo), isOnDisk(forgotten)]).toEqual([true, false]);
    expect(await db.select({ key: files.key }).from(files)).toEqual([{ key: photo }]);
  });
});

describe('cleaning up', () => {
  it('runs in one process at a time', async () => {
    const { db } = office.platform;
    const row = { directory: 'profile', fileName: 'a.png', mimeType: 'image/png', size: 1 };
    const createdAt = new Date(0);
    await db.insert(files).values({ ...row, key: 'profile/1/a.png', createdAt });
    const concurrent: unknown[] = [];
    const remove = async () => void concurrent.push(await cleanUp(office.platform));
    const slow = { ...office.platform, files: { ...office.platform.files, remove } };
    expect(await cleanUp(slow)).toMatchObject({ files: 1 });
    expect(concurrent).toEqual([null]);
    expect(await cleanUp(office.platform)).toMatchObject({ files: 0 });
  });

  it('runs on a schedule and retries a failed run the next time', async () => {
    const { email } = await makePerson(office, null);
    await signIn(office, { email });
    office.advanceClock({ days: 30 });
    const log = createLogger(office.platform.config);
    const failed = vi.spyOn(log, 'error');
    let isBroken = true;
    const db = new Proxy(office.platform.db, {
      get: (target, name) => {
        if (name === 'transaction' && isBroken) return () => Promise.reject(new Error('away'));
        return Reflect.get(target, name, target) as unknown;
      },
    });
    const schedule = new CleanupSchedule(
      {
        ...office.platform,
        db,
        jobs: createJobRunner({ log, metrics: createMetrics() }),
        log,
        cleanups,
      },
      { first: 1, every: 20 },
    );
    await vi.waitFor(() => expect(failed).toHaveBeenCalled(), slowMachineTimeout);
    isBroken = false;
    await vi.waitFor(async () => expect(await count(sessions)).toBe(0), slowMachineTimeout);
    await schedule.close();
  });
});
