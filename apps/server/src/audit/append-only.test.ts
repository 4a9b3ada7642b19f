import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { mayChangeAuditLog } from '../database/server-role.ts';
import { appendAudit, auditAs } from './audit.ts';
import { pruneEntries } from './prune-entries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const actor = { channel: 'SERVER' as const, userId: null };
  await appendAudit(database.db, { at: new Date(), actor, action: 'MAINTENANCE_ENDED' });
});
afterAll(() => database.close());

const entries = async () =>
  (await database.pool.query('SELECT action, outcome FROM audit_entries')).rows as unknown[];
const initialEntries = [{ action: 'MAINTENANCE_ENDED', outcome: 'DONE' }];

it.each([
  [`UPDATE audit_entries SET outcome = 'REFUSED'`],
  ['DELETE FROM audit_entries'],
  [
    `INSERT INTO audit_entries SELECT * FROM audit_entries
    ON CONFLICT (id) DO UPDATE SET outcome = 'REFUSED'`,
  ],
  ['TRUNCATE audit_entries'],
  ['DROP TABLE audit_entries'],
  ['ALTER TABLE audit_entries DROP COLUMN actor_id'],
  ['ALTER TABLE audit_entries DISABLE TRIGGER ALL'],
  ['ALTER TABLE audit_entries OWNER TO current_user'],
  ['DROP TRIGGER audit_entries_append_only ON audit_entries'],
  ['DROP FUNCTION refuse_audit_change() CASCADE'],
  [
    `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE sql AS 'SELECT NULL'`,
  ],
  ['CREATE RULE lost AS ON INSERT TO audit_entries DO INSTEAD NOTHING'],
  ['GRANT UPDATE ON audit_entries TO current_user'],
  ['SET ROLE office'],
  [`UPDATE audit_links SET hash = ''`],
  ['DELETE FROM audit_links'],
  ['INSERT INTO audit_links SELECT * FROM audit_links'],
  [`INSERT INTO audit_anchors VALUES (gen_random_uuid(), 1, '')`],
  ['DROP TRIGGER audit_entries_chain ON audit_entries'],
  [`SET session_replication_role = replica`],
  [
    `CREATE TEMP TABLE own (LIKE audit_entries);
     CREATE TRIGGER own AFTER INSERT ON own FOR EACH ROW EXECUTE FUNCTION chain_audit_entry()`,
  ],
])('rejects a statement of the server role: %s', async (statement) => {
  const refused = await database.pool.query(statement).then(
    () => null,
    (error: unknown) => error as { code: string },
  );
  // PostgreSQL only warns when a role grants a privilege that it does not have.
  if (!statement.startsWith('GRANT')) expect(refused?.code).toMatch(/^(42501|428C9)$/);
  await expect(database.pool.query('DELETE FROM audit_entries')).rejects.toMatchObject({
    code: '42501',
  });
  expect(await entries()).toEqual(initialEntries);
});

it('rejects changes by the owner of the table', async () => {
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  try {
    for (const statement of [
      `UPDATE audit_entries SET outcome = 'REFUSED'`,
      'DELETE FROM audit_entries WHERE false',
      'TRUNCATE audit_entries',
      `SET session_replication_role = replica; DELETE FROM audit_entries`,
    ]) {
      await expect(owner.query(statement), statement).rejects.toThrow('append-only');
    }
    expect(await mayChangeAuditLog(owner)).toBe(true);
  } finally {
    await owner.end();
  }
  expect(await entries()).toEqual(initialEntries);
  expect(await mayChangeAuditLog(database.pool)).toBe(false);
});

it('lets only the owner prune old entries, logs the pruning and restores the trigger', async () => {
  const actor = { channel: 'SERVER' as const, userId: null };
  const organizationId = '5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01';
  const old = { actor, action: 'MAINTENANCE_ANNOUNCED' as const, at: new Date('2020-01-01') };
  const database = await createTestDatabase();
  const entries = async () => (await database.pool.query('SELECT FROM audit_entries')).rows;
  await appendAudit(database.db, old);
  await appendAudit(database.db, { ...old, organizationId });
  await appendAudit(database.db, { ...old, organizationId });
  const { db, ownerUrl, url } = database;
  const audit = auditAs(actor, () => new Date());
  const before = new Date('2021-01-01');
  const asServer = pruneEntries({ db, audit: () => Promise.resolve(), ownerUrl: url }, before);
  await expect(asServer).rejects.toThrow('must be owner');
  expect(await entries()).toHaveLength(3);

  expect(await pruneEntries({ db, audit, ownerUrl }, before)).toBe(3);
  const { rows } = await database.pool.query(
    `SELECT organization_id, after FROM audit_entries WHERE action = 'AUDIT_PRUNED' ORDER BY 1`,
  );
  expect(rows).toEqual([
    { organization_id: organizationId, after: { before: before.toISOString(), entries: 2 } },
    { organization_id: null, after: { before: before.toISOString(), entries: 1 } },
  ]);
  expect(await entries()).toHaveLength(2);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const statement = `SET session_replication_role = replica; DELETE FROM audit_entries`;
  await expect(owner.query(statement)).rejects.toThrow('append-only');
  await owner.end();
  await database.close();
});
