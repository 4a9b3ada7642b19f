import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCalDavTest, type CalDavTest } from '../../test/calendar/caldav.ts';
import type { SyncedCalendar } from '../../test/calendar/synced-calendar.ts';
import { at, type TestMember } from '../../test/meetings.ts';
import type { TestOffice } from '../../test/office.ts';
import type { TestCalDav } from '../../test/providers/caldav.ts';
import { checkKeys } from '../keys/check-keys.ts';
import { forgetKey } from '../keys/key-usage.ts';
import { keyIdOf } from '../lib/key-ring.ts';
import { openCalendar } from './open-calendar.ts';
import { syncAccount } from './sync/sync.ts';

let calendar: CalDavTest;
let dav: TestCalDav;
let office: TestOffice;
let aoi: TestMember;
let ren: TestMember;
let followed: SyncedCalendar;
let guest: TestMember;
let link: CalDavTest['link'];
let accounts: CalDavTest['accounts'];
let syncNow: CalDavTest['syncNow'];
let putEvent: CalDavTest['putEvent'];
beforeAll(async () => {
  calendar = await startCalDavTest();
  ({ dav, office, aoi, ren, followed, guest, link, accounts, syncNow, putEvent } = calendar);
});
afterAll(() => calendar.close());
beforeEach(() => calendar.clear());

const sync = () => followed.sync();
const findCalendars = (who = aoi, url = dav.url) =>
  office.call<Schemas['CalDavCalendarList']>('POST', '/v1/calendar/accounts/calendars', {
    token: who.token,
    body: { url, userName: dav.userName, password: dav.password },
  });

describe('linking a CalDAV calendar', () => {
  it('finds the calendar on a server and syncs it', async () => {
    const account = await link();
    expect(account).toMatchObject({
      status: 201,
      body: {
        kind: 'CALDAV',
        name: `${dav.url}calendars/aoi/work/`,
        connected: true,
        syncedAt: null,
      },
    });
    await sync();
    const list = await accounts();
    expect(list[0]!.syncedAt).toBe(office.platform.now().toISOString());
    expect((await followed.account()).password).not.toContain('secret');
  });

  it('lists the calendars of a server and links the selected one', async () => {
    dav.calendars = [{ path: '/calendars/aoi/home/', name: '家' }, ...dav.calendars];
    const { body } = await findCalendars();
    expect(body.data.map(({ url, name }) => [new URL(url).pathname, name])).toEqual([
      ['/calendars/aoi/home/', '家'],
      ['/calendars/aoi/work/', null],
    ]);
    expect((await findCalendars(aoi, body.data[0]!.url)).body.data).toEqual([body.data[0]]);
    const { url, name } = (await link({ url: body.data[0]!.url })).body;
    expect({ url, name }).toEqual({ ...body.data[0] });
  });

  it('rejects a wrong password, a missing calendar, an internal address and guests', async () => {
    const invalid = (calendarProblem: string) => ({
      status: 422,
      errors: 'accountLinkInvalid',
      body: { data: { calendarProblem } },
    });
    expect(await link({ password: 'wrong' })).toMatchObject(invalid('CREDENTIALS'));
    dav.calendars = [];
    expect(await link()).toMatchObject(invalid('NO_CALENDAR'));
    dav.mishap = () => ({ status: 403 });
    expect(await link()).toMatchObject({ status: 403, errors: 'calendarPermissionNotGranted' });
    dav.mishap = () => ({ status: 503 });
    expect(await link()).toMatchObject(invalid('UNREACHABLE'));
    for (const url of [
      'http://127.0.0.1:1/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/',
      'https://localhost/',
      'http://example.com/',
    ]) {
      expect(await link({ url })).toMatchObject(invalid('UNREACHABLE'));
    }
    expect((await link({ url: 'file:///etc/passwd' })).status).toBe(400);
    expect(await link({}, guest)).toMatchObject({ status: 403 });
    expect(await findCalendars(guest)).toMatchObject({ status: 403 });
  });

  it('deletes its events when unlinked, and cannot be unlinked by others', async () => {
    const { id } = (await link()).body;
    putEvent('a', '歯医者', at(23, 1), at(23, 2));
    await sync();
    const remove = (who: TestMember) => office.call('DELETE', `/v1/calendar/accounts/${id}`, who);
    expect(await remove(ren)).toMatchObject({ status: 404, errors: 'notFound' });
    office.sent.length = 0;
    expect((await remove(aoi)).status).toBe(204);
    expect(await followed.titles()).toEqual([]);
    await followed.expectCalendarsChanged();
  });

  it('stays connected while the secret of its password is not set', async () => {
    await link();
    const { config, db } = office.platform;
    await checkKeys(db, config);
    const other = { ...config, secret: 'another secret'.repeat(4) };
    const { id } = await followed.account();
    const syncWith = (ring: typeof config) => {
      const platform = { ...office.platform, config: ring };
      return syncAccount(platform, id, (account) => openCalendar(platform, account));
    };
    await expect(syncWith(other)).rejects.toThrow('UNAVAILABLE');
    expect((await accounts())[0]).toMatchObject({ connected: true });
    await forgetKey(db, keyIdOf(config.secret));
    await syncNow(id);
    await expect(syncWith(other)).rejects.toThrow('ACCOUNT');
    expect((await accounts())[0]).toMatchObject({ connected: false });
  });

  it('reports a later refusal by the calendar', async () => {
    await link();
    dav.mishap = () => ({ status: 401 });
    await expect(sync()).rejects.toThrow('ACCOUNT');
    const list = await accounts();
    const account = list[0]!;
    expect(account).toMatchObject({ connected: false, problem: 'ACCOUNT', nextSyncAt: null });
    const requests = await syncNow(account.id);
    expect(requests.body).toMatchObject({ connected: false, syncing: false });
  });
});
