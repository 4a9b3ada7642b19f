import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAdministrator,
  makeSystemAdmin,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization } from '../../../test/people.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { endMaintenance } from '../../status/maintenance.ts';

type Maintenance = Schemas['Maintenance'];

let office: TestOffice;
let system: TestAdministrator;
let organizationId: string;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  await endMaintenance(office.platform);
  office.advanceClock({ minutes: 0 });
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  system = await makeSystemAdmin(office);
  office.sent.length = 0;
});

const path = '/v1/admin/maintenance';
const inMinutes = (minutes: number) =>
  new Date(office.platform.now().getTime() + minutes * 60_000).toISOString();
const plan = (from: number, to: number, more: object = {}) => ({
  startAt: inMinutes(from),
  endAt: inMinutes(to),
  ...more,
});
const announce = (from: number, to: number, more: object = {}) =>
  system.ask<Maintenance>('POST', path, { body: plan(from, to, more) });
const info = () => office.call<Schemas['MaintenanceInfo']>('GET', '/v1/maintenances/user');
const broadcast = { kind: 'maintenanceChanged', target: 'everyone', payload: {} };
const signedOut = { kind: 'forcedLogout', target: 'everyone', payload: { code: 4017 } };

describe('maintenance', () => {
  it('is announced with its message, changed, started and ended early', async () => {
    const message = { ja: '更新します。', en: 'We are updating.' };
    const contact = { contactPhone: '03-1234-5678', contactEmail: 'support@office.example' };
    const announced = await announce(60, 120, { message, ...contact });
    expect(announced).toMatchObject({ status: 201, body: { state: 'PLANNED', version: 1 } });
    const { id } = announced.body;
    expect((await info()).body).toMatchObject({ startAt: inMinutes(60), message, ...contact });
    const changed = await system.ask<Maintenance>('PATCH', `${path}/${id}`, {
      body: { version: 1, ...plan(30, 90) },
    });
    expect(changed.body).toMatchObject({ version: 2, message: null, contactPhone: null });
    expect(office.sent).toEqual([broadcast, broadcast]);
    office.sent.length = 0;

    const started = await system.ask<Maintenance>('POST', `${path}/${id}/start`, {
      body: { version: 2 },
    });
    expect(started.body).toMatchObject({ state: 'ON', version: 3, startAt: inMinutes(0) });
    expect(office.sent).toEqual([signedOut]);
    office.advanceClock({ minutes: 1 });
    // Only a SYSTEM_ADMIN, who can end the maintenance, can still use the administration.
    expect((await office.call('GET', '/v1/settings')).status).toBe(503);
    const ended = await system.ask<Maintenance>('POST', `${path}/${id}/end`, {
      body: { version: 3 },
    });
    expect(ended.body).toMatchObject({ state: 'ENDED', endedAt: inMinutes(0) });
    office.advanceClock({ minutes: 0 });
    expect((await office.call('GET', '/v1/settings')).status).toBe(401);
    const entries = await office.database.db.select().from(auditEntries);
    expect(
      entries.filter(({ targetId }) => targetId === id).map(({ action, after }) => [action, after]),
    ).toMatchObject([
      ['MAINTENANCE_ANNOUNCED', { message }],
      ['MAINTENANCE_CHANGED', { contactPhone: null }],
      ['MAINTENANCE_CHANGED', {}],
      ['MAINTENANCE_ENDED', { endedAt: ended.body.endedAt }],
    ]);
  });

  it('signs everyone out when it starts, and withdraws the announcement when cancelled', async () => {
    expect((await announce(0, 10)).body.state).toBe('ON');
    expect(office.sent).toEqual([signedOut]);
    const later = await announce(20, 30);
    const canceled = await system.ask<Maintenance>('POST', `${path}/${later.body.id}/end`, {
      body: { version: 1 },
    });
    expect(canceled.body.state).toBe('CANCELED');
    expect(office.sent).toEqual([signedOut, broadcast, broadcast]);
    office.advanceClock({ minutes: 10 });
    expect((await info()).body.startAt).toBeNull();
  });

  it.each([
    ['in the past', [-10, 10], 422, 'maintenanceStartInPast'],
    ['with equal start and end', [20, 20], 422, 'maintenanceEndInvalid'],
    ['within another maintenance', [70, 80], 409, 'maintenanceOverlaps'],
    ['overlapping another maintenance', [50, 61], 409, 'maintenanceOverlaps'],
    ['adjacent to another maintenance', [120, 130], 201, undefined],
  ] as const)('validates its time: %s', async (_name, [from, to], status, errors) => {
    await announce(60, 120);
    expect(await announce(from, to)).toMatchObject({ status, ...(errors && { errors }) });
  });

  it('rejects overlaps and outdated versions under concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => announce(60, 120)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors === 'maintenanceOverlaps')).toHaveLength(49);
    const { id } = answers.find(({ status }) => status === 201)!.body;
    const change = (to: number) =>
      system.ask<Maintenance>('PATCH', `${path}/${id}`, { body: { version: 1, ...plan(60, to) } });
    const both = await Promise.all([change(100), change(110)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.errors).toBe('changedMeanwhile');
    await endMaintenance(office.platform);
    expect((await change(130)).errors).toBe('maintenanceOver');
  });

  it('is managed only by a SYSTEM_ADMIN; others see it only until it starts', async () => {
    const admin = await makeAdministrator(office, organizationId);
    const past = await announce(60, 120);
    await system.ask('POST', `${path}/${past.body.id}/end`, { body: { version: 1 } });
    const { body } = await announce(30, 40);
    for (const answer of [
      await admin.ask('POST', path, { body: plan(200, 210) }),
      await admin.ask('POST', `${path}/${body.id}/end`, { body: { version: 1 } }),
    ]) {
      expect(answer).toMatchObject({ status: 403, errors: 'forbidden' });
    }
    const ids = async (who: TestAdministrator) =>
      (await who.ask<Schemas['MaintenanceList']>('GET', path)).body.data.map(({ id }) => id);
    expect(await ids(admin)).toEqual([body.id]);
    expect(await ids(system)).toEqual(expect.arrayContaining([past.body.id, body.id]));
    await system.ask('POST', `${path}/${body.id}/start`, { body: { version: 1 } });
    office.advanceClock({ minutes: 0 });
    expect((await admin.ask('GET', path)).status).toBe(503);
    expect((await system.ask('GET', path)).status).toBe(200);
  });
});
