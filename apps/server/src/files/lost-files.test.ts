import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeChannel, makeChatMembers, roomsPath, type ChatTestMember } from '../../test/chat.ts';
import { png } from '../../test/files.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { signInToOrganization } from '../../test/people.ts';
import { sendFile, uploadFile } from '../../test/uploads.ts';
import { cleanups } from '../area-parts.ts';
import { CleanupSchedule } from '../cleanup/cleanup-schedule.ts';
import { files } from '../database/schema/files.ts';
import { memberships, organizations } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { createJobRunner } from '../observability/job-runner.ts';
import { createLogger } from '../observability/logger.ts';
import { createMetrics } from '../observability/metrics.ts';

let office: TestOffice;
let organizationId: string;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let room: Schemas['ChatRoomSummary'];
beforeAll(async () => {
  office = await startOffice();
  const { chatters, organization } = await makeChatMembers(office, ['青木 葵', '高橋 蓮']);
  ({ organizationId } = organization);
  [aoi, ren] = chatters as [ChatTestMember, ChatTestMember];
  room = await makeChannel(office, [aoi, ren]);
});
afterAll(() => office.close());

const recordOf = async (key: string) => {
  const [record] = await office.platform.db.select().from(files).where(eq(files.key, key));
  return record ?? null;
};

const linkFor = async (who: ChatTestMember, fileKey: string) => {
  const options = { token: who.token, body: { fileKeys: [fileKey] } };
  const path = '/v1/files/pre-sign-url';
  const { body } = await office.call<Schemas['PreSignedDownloadList']>('POST', path, options);
  return office.url + body.data[0]!.url;
};

describe('a signed download address', () => {
  const blockedAt = new Date();
  const block = {
    'the member is blocked': () =>
      office.platform.db
        .update(memberships)
        .set({ blockedAt })
        .where(eq(memberships.userId, ren.userId)),
    'the organisation is blocked': () =>
      office.platform.db
        .update(organizations)
        .set({ blockedAt })
        .where(eq(organizations.id, organizationId)),
    'the person is blocked': () =>
      office.platform.db.update(users).set({ blockedAt }).where(eq(users.id, ren.userId)),
  };
  const unblock = async () => {
    const { db } = office.platform;
    await db.update(memberships).set({ blockedAt: null });
    await db.update(organizations).set({ blockedAt: null });
    await db.update(users).set({ blockedAt: null });
  };

  it.each(Object.keys(block) as (keyof typeof block)[])('returns 403 once %s', async (when) => {
    const { fileKey } = await sendFile(office, aoi, room.id, '秘密.png', png(60_000));
    const address = await linkFor(ren, fileKey);
    expect((await fetch(address)).status).toBe(200);
    await block[when]();
    expect((await fetch(address)).status).toBe(403);
    await unblock();
    expect((await fetch(address)).status).toBe(200);
  });
});

describe('clean-up of unreachable files', () => {
  const cleanUpOnce = async () => {
    const log = createLogger(office.platform.config);
    const done = vi.spyOn(log, 'info');
    const schedule = new CleanupSchedule(
      {
        ...office.platform,
        jobs: createJobRunner({ log, metrics: createMetrics() }),
        log,
        cleanups,
      },
      { first: 1, every: 1e9 },
    );
    await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 15_000 });
    await schedule.close();
  };

  it('retries later when the file storage fails', async () => {
    const { fileKey, id } = await sendFile(office, aoi, room.id, 'a.png', png(60_000));
    const address = await linkFor(aoi, fileKey);
    const remove = vi.spyOn(office.platform.files, 'remove').mockRejectedValueOnce(new Error());
    const answer = await office.call('DELETE', `${roomsPath}/${room.id}/messages/${id}`, {
      token: aoi.token,
    });
    expect(answer.status).toBe(200);
    expect(remove).toHaveBeenCalledOnce();
    remove.mockRestore();
    expect((await fetch(address)).status).toBe(403);
    expect(await recordOf(fileKey)).not.toBeNull();
    office.advanceClock({ days: 1, seconds: 1 });
    await cleanUpOnce();
    expect(await recordOf(fileKey)).toBeNull();
    expect(await office.platform.files.size(fileKey, null)).toBeNull();
    aoi = { ...aoi, ...(await signInToOrganization(office, aoi, organizationId)) };
  });

  it('removes more files than one batch holds', async () => {
    const key = await uploadFile(office, aoi, 'a.png', png(60_000));
    const { id: _, ...template } = (await recordOf(key))!;
    const rows = Array.from({ length: 450 }, (_each, index) => ({
      ...template,
      key: `chat_message_attachment/${index}/a.png`,
      createdAt: new Date(0),
    }));
    await office.platform.db.insert(files).values(rows);
    await cleanUpOnce();
    expect(await office.platform.db.$count(files, eq(files.createdAt, new Date(0)))).toBe(0);
    expect(await recordOf(key)).not.toBeNull();
  });

  it('removes drafts of uploads interrupted by a server stop', async () => {
    const folder = path.join(office.platform.config.dataDir, 'files', '.drafts');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'old'), 'half');
    await writeFile(path.join(folder, 'under way'), 'half');
    const now = office.platform.now();
    await utimes(path.join(folder, 'old'), now, new Date(now.getTime() - 61 * 60_000));
    await utimes(path.join(folder, 'under way'), now, now);
    await cleanUpOnce();
    expect(await readdir(folder)).toEqual(['under way']);
  });
});
