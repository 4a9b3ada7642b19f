import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCalDavTest, type CalDavTest } from '../../../test/calendar/caldav.ts';
import type { SyncedCalendar } from '../../../test/calendar/synced-calendar.ts';
import { cancelMeeting, createMeeting, type TestMember } from '../../../test/meetings.ts';
import type { TestOffice } from '../../../test/office.ts';
import type { TestCalDav } from '../../../test/providers/caldav.ts';
import { openCalendar } from '../open-calendar.ts';
import { syncAccount } from './sync.ts';

let calendar: CalDavTest;
let dav: TestCalDav;
let office: TestOffice;
let aoi: TestMember;
let ren: TestMember;
let followed: SyncedCalendar;
let link: CalDavTest['link'];
let accounts: CalDavTest['accounts'];
let syncNow: CalDavTest['syncNow'];
beforeAll(async () => {
  calendar = await startCalDavTest();
  ({ dav, office, aoi, ren, followed, link, accounts, syncNow } = calendar);
});
afterAll(() => calendar.close());
beforeEach(() => calendar.clear());

const sync = () => followed.sync();

describe('synchronisation of an account', () => {
  it('waits for Retry-After, and backs off further with each failure', async () => {
    await link();
    const waits: number[] = [];
    for (const mishap of [{ status: 503 }, { status: 503 }, { status: 429, retryAfter: 3600 }]) {
      dav.mishap = () => mishap;
      await expect(sync()).rejects.toThrow();
      waits.push((await followed.msUntilNextSync()) / 60_000);
    }
    expect(waits).toEqual([1, 2, 60]);
    dav.mishap = () => null;
    await sync();
    expect([(await followed.account()).failures, await followed.msUntilNextSync()]).toEqual([
      0, 300_000,
    ]);
  });

  it('syncs immediately on request, unless rate-limited', async () => {
    const { id } = (await link()).body;
    dav.mishap = () => ({ status: 503 });
    await expect(sync()).rejects.toThrow();
    const due = (await followed.account()).nextSyncAt;
    const list = await accounts();
    expect(list[0]).toMatchObject({
      problem: 'UNAVAILABLE',
      connected: true,
      syncing: false,
      nextSyncAt: due.toISOString(),
    });
    expect(await syncNow(id, ren)).toMatchObject({ status: 404, errors: 'notFound' });
    expect((await syncNow(id)).body).toMatchObject({
      syncing: true,
      nextSyncAt: office.platform.now().toISOString(),
    });
    dav.mishap = () => ({ status: 429, retryAfter: 3600 });
    await expect(sync()).rejects.toThrow();
    expect((await syncNow(id)).body).toMatchObject({ syncing: false, problem: 'RATE_LIMITED' });
    dav.mishap = () => null;
    await sync();
    expect((await followed.account()).problem).toBeNull();
  });

  it('syncs immediately after a change of the member’s meetings, unless rate-limited', async () => {
    await link();
    await sync();
    await createMeeting(office, ren);
    expect(await followed.msUntilNextSync()).toBe(300_000);
    const { id } = (await createMeeting(office, ren, { participantIds: [aoi.userId] })).body;
    expect(await followed.msUntilNextSync()).toBe(0);
    await sync();
    dav.mishap = () => ({ status: 503 });
    await expect(sync()).rejects.toThrow();
    await cancelMeeting(office, ren, id);
    expect(await followed.msUntilNextSync()).toBe(60_000);
  });

  it('syncs an account in one process at a time', async () => {
    await link();
    await createMeeting(office, aoi);
    const runs = await Promise.all(Array.from({ length: 10 }, sync));
    expect(runs.filter((run) => run !== null).length).toBeLessThan(10);
    expect(dav.files.size).toBe(1);
  });

  it('renews the lease of the account during long writes', async () => {
    const { id } = (await link()).body;
    for (const title of ['一', '二', '三']) await createMeeting(office, aoi, { title });
    let minutes = 0;
    const start = office.platform.now().getTime();
    const platform = { ...office.platform, now: () => new Date(start + minutes * 60_000) };
    const concurrent: unknown[] = [];
    await syncAccount(platform, id, async (account) => {
      const calendar = await openCalendar(platform, account);
      return {
        changes: (...args) => calendar.changes(...args),
        write: async (...args) => {
          minutes += 4;
          concurrent.push(await followed.sync(platform.now));
          return calendar.write(...args);
        },
        remove: (...args) => calendar.remove(...args),
      };
    });
    expect([minutes, concurrent]).toEqual([12, [null, null, null]]);
    expect(dav.files.size).toBe(3);
  });
});
