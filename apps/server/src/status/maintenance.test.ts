import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, password, signIn } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { endMaintenance, setMaintenance } from './maintenance.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  await endMaintenance(office.platform);
  office.advanceClock({ seconds: 0 });
  office.sent.length = 0;
});

const info = () => office.call<Schemas['MaintenanceInfo']>('GET', '/v1/maintenances/user');
const inMinutes = (minutes: number) => new Date(office.platform.now().getTime() + minutes * 60_000);

const changed = { kind: 'maintenanceChanged', target: 'everyone', payload: {} };
const contact = { contactPhone: '03-1234-5678', contactEmail: 'support@office.example' };

describe('maintenance', () => {
  it('returns null for all fields before it is planned', async () => {
    expect((await info()).body).toEqual({
      startAt: null,
      endAt: null,
      contactPhone: null,
      contactEmail: null,
      message: null,
    });
  });

  it('is announced before it begins, then blocks everything except the announcement', async () => {
    const { email } = await makePerson(office, null);
    const { token } = await signIn(office, { email });
    const [startAt, endAt] = [inMinutes(5), inMinutes(65)];
    await setMaintenance(office.platform, { startAt, endAt, ...contact });
    expect(office.sent).toEqual([changed]);
    const announced = {
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      ...contact,
      message: null,
    };
    expect((await info()).body).toEqual(announced);
    const profile = () => office.call('GET', '/v1/auth/user/profile', { token });
    expect((await profile()).status).toBe(200);
    office.advanceClock({ minutes: 5 });
    for (const answer of [
      await profile(),
      await office.call('POST', '/v1/auth/user/login', { body: { email, password } }),
    ]) {
      expect(answer).toMatchObject({
        status: 503,
        errors: 'SystemCurrentlyUnderMaintenance',
        body: { code: 4017 },
      });
    }
    expect((await info()).body).toEqual(announced);
    await endMaintenance(office.platform);
    office.advanceClock({ seconds: 0 });
    expect((await profile()).status).toBe(200);
    expect((await info()).body.startAt).toBeNull();
  });

  it('signs everyone out with 4017 when it begins immediately', async () => {
    await setMaintenance(office.platform, { startAt: inMinutes(0), endAt: inMinutes(10) });
    expect(office.sent).toEqual([
      { kind: 'forcedLogout', target: 'everyone', payload: { code: 4017 } },
    ]);
  });

  it('ends automatically at its end time', async () => {
    await setMaintenance(office.platform, { startAt: inMinutes(0), endAt: inMinutes(10) });
    office.advanceClock({ minutes: 10 });
    expect((await info()).body.endAt).toBeNull();
    expect((await office.call('GET', '/v1/settings')).status).toBe(401);
  });

  it('replaces the previously planned one', async () => {
    await setMaintenance(office.platform, { startAt: inMinutes(60), endAt: inMinutes(90) });
    const startAt = inMinutes(600);
    await setMaintenance(office.platform, { startAt, endAt: inMinutes(660) });
    expect((await info()).body.startAt).toBe(startAt.toISOString());
    expect(await endMaintenance(office.platform)).toBe(true);
    expect(await endMaintenance(office.platform)).toBe(false);
  });

  it('throws if the end is not after the start', async () => {
    const plan = { startAt: inMinutes(5), endAt: inMinutes(5) };
    await expect(setMaintenance(office.platform, plan)).rejects.toThrow(RangeError);
  });
});
