import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdministrator, signInAsAdministrator } from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization } from '../../../test/people.ts';
import { cleanups } from '../../area-parts.ts';
import { files } from '../../database/schema/files.ts';
import { auditEntries } from '../../database/schema/audit.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

type Deletion = Schemas['OrganizationDeletion'];

const path = '/v1/admin/organization/deletion';

async function runCleanupJobs(): Promise<void> {
  for (const { jobs = [] } of cleanups) for (const job of jobs) await job(office.platform);
}

async function makeSakura(name = 'Sakura') {
  const organization = await makeOrganization(office, name);
  const { organizationId } = organization;
  const owner = await makeAdministrator(office, organizationId);
  const admin = await makeAdministrator(office, organizationId);
  const schedule = (body = { name }) => owner.ask<Deletion>('POST', path, { body });
  const actions = async () => {
    const rows = await office.database.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.organizationId, organizationId))
      .orderBy(auditEntries.id);
    return rows.map(({ action }) => action).filter((action) => /^ORGANIZATION_DELE/.test(action));
  };
  return { ...organization, owner, admin, schedule, actions };
}

/** Returns the tables that have rows of the organisation. */
async function tablesWith(organizationId: string): Promise<string[]> {
  const { pool } = office.database;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'organization_id' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `SELECT FROM "${name}" WHERE organization_id = $1 LIMIT 1`,
      [organizationId],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

it('schedules the deletion in 30 days, and mails all administrators', async () => {
  const { owner, admin, schedule, actions } = await makeSakura();
  const now = office.platform.now().getTime();
  const scheduled = await schedule();
  const days = (new Date(scheduled.body.deletesAt).getTime() - now) / (24 * 60 * 60_000);
  expect(scheduled.status).toBe(200);
  expect(days).toBe(30);
  for (const { email } of [owner, admin]) {
    const mails = await office.mailsTo(email);
    expect(mails.at(-1)?.text).toContain('/admin/organization');
  }
  const settings = await admin.ask<Schemas['AdminOrganization']>('GET', '/v1/admin/organization');
  expect(settings.body.deletion).toEqual(scheduled.body);
  const overview = await admin.ask<Schemas['AdminOverview']>('GET', '/v1/admin/overview');
  expect(overview.body.attention[0]).toEqual({
    kind: 'DELETION_SCHEDULED',
    count: 1,
    name: null,
    at: scheduled.body.deletesAt,
  });
  office.advanceClock({ seconds: 30 });
  expect((await schedule()).body).toEqual(scheduled.body);
  expect(await actions()).toEqual(['ORGANIZATION_DELETION_SCHEDULED']);
});

it('refuses another name, and other administrators than the owner', async () => {
  const { admin, schedule, actions } = await makeSakura();
  expect(await schedule({ name: 'Northwind' })).toMatchObject({
    status: 400,
    body: { errors: { name: 'invalid' } },
  });
  const refused = await admin.ask('POST', path, { body: { name: 'Sakura' } });
  expect(refused.status).toBe(403);
  expect((await admin.ask('DELETE', path)).status).toBe(403);
  expect(await actions()).toEqual([]);
});

it('keeps an organisation whose deletion was cancelled', async () => {
  const { organizationId, owner, schedule, actions } = await makeSakura();
  await schedule();
  expect((await owner.ask('DELETE', path)).status).toBe(204);
  expect((await owner.ask('DELETE', path)).status).toBe(204);
  expect(await actions()).toEqual([
    'ORGANIZATION_DELETION_SCHEDULED',
    'ORGANIZATION_DELETION_CANCELED',
  ]);
  office.advanceClock({ days: 31 });
  await runCleanupJobs();
  expect(await tablesWith(organizationId)).toContain('contracts');
});

it('deletes a due organisation with all its rows, and signs its members out', async () => {
  const { organizationId, owner, schedule, actions } = await makeSakura();
  const other = await makeSakura('Northwind');
  const key = 'bulletin_attachment/deleted/plan.pdf';
  await office.database.db.insert(files).values({
    key,
    directory: 'bulletin_attachment',
    fileName: 'plan.pdf',
    mimeType: 'application/pdf',
    size: 1,
    organizationId,
    uploadedAt: office.platform.now(),
    createdAt: office.platform.now(),
  });
  await schedule();
  office.advanceClock({ days: 29 });
  await runCleanupJobs();
  expect(await tablesWith(organizationId)).toContain('contracts');

  office.advanceClock({ days: 1 });
  await runCleanupJobs();
  expect(await tablesWith(organizationId)).toEqual(['audit_entries']);
  expect(await actions()).toEqual(['ORGANIZATION_DELETION_SCHEDULED', 'ORGANIZATION_DELETED']);
  const signOuts = office.sent.filter(({ kind }) => kind === 'forcedLogout');
  expect(signOuts.at(-1)).toMatchObject({ target: { organizationId }, payload: { code: 4010 } });
  // The clean-up of files without a reference removes the bytes by this record.
  const kept = await office.database.db.select().from(files).where(eq(files.key, key));
  expect(kept).toMatchObject([{ organizationId: null }]);

  expect(await tablesWith(other.organizationId)).toContain('contracts');
  // Accounts stay, without the organisation.
  expect(await signInAsAdministrator(office, owner, null).catch(String)).toContain(
    'notAdministrator',
  );
});
