import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { appendAudit, auditAs } from './audit.ts';
import { verifyAuditLog } from './audit-chain.ts';
import { pruneEntries } from './prune-entries.ts';

const sakura = '5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01';
const minato = '5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a02';
const actor = { channel: 'SERVER' as const, userId: null };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const append = (organizationId: string | null, at = new Date()) =>
  appendAudit(database.db, {
    at,
    actor,
    action: 'MEMBER_ROLE_CHANGED',
    organizationId,
    before: { role: 'USER', note: '"桜"\n\u0001' },
    after: { role: 'GUEST', size: 1.5, none: null },
  });

const verify = async () => {
  const chains = await verifyAuditLog(database.db);
  return Object.fromEntries(
    chains.map(({ id, entries, broken }) => [
      id,
      broken ? [broken.reason, broken.entryId] : entries,
    ]),
  );
};

async function idsOf(organizationId: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    'SELECT id::int FROM audit_entries WHERE organization_id = $1 ORDER BY id',
    [organizationId],
  );
  return rows.map(({ id }) => id);
}

/** Runs a statement as the owner, with the triggers of both tables disabled. */
async function tamper(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`
      ALTER TABLE audit_entries DISABLE TRIGGER USER; ALTER TABLE audit_links DISABLE TRIGGER USER;
      ${statement};
      ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_append_only;
      ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_chain;
      ALTER TABLE audit_links ENABLE ALWAYS TRIGGER audit_links_append_only`);
  } finally {
    await owner.end();
  }
}

const columns = 'at, organization_id, channel, action, outcome';
const copyOf = (id: number) => `INSERT INTO audit_entries (${columns})
  SELECT ${columns} FROM audit_entries WHERE id = ${id}`;

describe('verifyAuditLog', () => {
  it('accepts entries of several organisations and of none', async () => {
    for (const organization of [sakura, minato, null, sakura]) await append(organization);
    expect(await verify()).toEqual({
      [sakura]: 2,
      [minato]: 1,
      '00000000-0000-0000-0000-000000000000': 1,
    });
  });

  it('does not chain an entry whose transaction is rolled back', async () => {
    await append(sakura);
    const change = database.db.transaction(async (tx) => {
      await appendAudit(tx, { at: new Date(), actor, action: 'READ', organizationId: sakura });
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    await append(sakura);
    expect(await verify()).toEqual({ [sakura]: 2 });
  });

  it.each([
    [`UPDATE audit_entries SET outcome = 'REFUSED'`, 'changed'],
    [`UPDATE audit_entries SET after = after || '{"role": "USER"}'`, 'changed'],
    [`UPDATE audit_entries SET at = at - interval '1 ms'`, 'changed'],
    [`UPDATE audit_entries SET organization_id = '${minato}'`, 'changed'],
    [`UPDATE audit_links SET hash = repeat('0', 64), entry_id = entry_id`, 'changed'],
    ['DELETE FROM audit_entries', 'deleted'],
  ])('finds the second of three entries after %s', async (statement, reason) => {
    for (let count = 0; count < 3; count += 1) await append(sakura);
    await append(minato);
    const [, second] = await idsOf(sakura);
    const key = statement.includes('audit_links') ? 'entry_id' : 'id';
    await tamper(`${statement} WHERE ${key} = ${second}`);
    expect(await verify()).toEqual({ [sakura]: [reason, second], [minato]: 1 });
  });

  it.each([0, 1])('finds entry %i deleted together with its link', async (index) => {
    for (let count = 0; count < 3; count += 1) await append(sakura);
    const ids = await idsOf(sakura);
    await tamper(`DELETE FROM audit_entries WHERE id = ${ids[index]};
      DELETE FROM audit_links WHERE entry_id = ${ids[index]}`);
    expect(await verify()).toEqual({ [sakura]: ['missingBefore', ids[index + 1]] });
  });

  it('finds an entry inserted without the trigger', async () => {
    await append(sakura);
    const [first] = await idsOf(sakura);
    await tamper(copyOf(first!));
    await append(sakura);
    const [, inserted] = await idsOf(sakura);
    expect(await verify()).toEqual({ [sakura]: ['inserted', inserted] });
  });

  it('finds an entry inserted between two entries with a link', async () => {
    for (let count = 0; count < 2; count += 1) await append(sakura);
    const [first, second] = await idsOf(sakura);
    await tamper(`${copyOf(first!)};
      UPDATE audit_links SET position = 3 WHERE entry_id = ${second};
      INSERT INTO audit_links SELECT audit_entries.id, chain_id, 2, audit_hash(hash, audit_entries)
      FROM audit_entries JOIN audit_links ON entry_id = ${first} ORDER BY id DESC LIMIT 1`);
    expect(await verify()).toEqual({ [sakura]: ['changed', second] });
  });

  it('chains 50 parallel transactions', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => append(index % 2 ? sakura : minato)),
    );
    expect(await verify()).toEqual({ [sakura]: 25, [minato]: 25 });
  });
});

describe('pruning', () => {
  const old = new Date('2020-01-01');
  const before = new Date('2021-01-01');
  const prune = () => {
    const { db, ownerUrl } = database;
    return pruneEntries({ db, audit: auditAs(actor, () => new Date()), ownerUrl }, before);
  };

  it('continues the chain from the anchor, twice', async () => {
    for (const at of [old, old]) await append(sakura, at);
    await append(sakura);
    expect(await prune()).toBe(2);
    expect(await verify()).toEqual({ [sakura]: 2 });
    expect(await prune()).toBe(0);
    await append(sakura);
    expect(await verify()).toEqual({ [sakura]: 3 });
  });

  it('keeps an old entry after a newer one', async () => {
    for (const at of [old, new Date(), old]) await append(sakura, at);
    expect(await prune()).toBe(1);
    expect(await verify()).toEqual({ [sakura]: 3 });
  });

  it.each([
    ['changed', (id: number) => `UPDATE audit_entries SET error = 'x' WHERE id = ${id}`],
    ['deleted', (id: number) => `DELETE FROM audit_entries WHERE id = ${id}`],
  ])('finds the oldest kept entry %s afterwards', async (reason, statement) => {
    await append(sakura, old);
    await append(sakura);
    await prune();
    const [first] = await idsOf(sakura);
    await tamper(statement(first!));
    expect(await verify()).toEqual({ [sakura]: [reason, first] });
  });

  it('keeps the evidence of a deleted entry', async () => {
    for (let count = 0; count < 2; count += 1) await append(sakura, old);
    const [, newest] = await idsOf(sakura);
    await tamper(`DELETE FROM audit_entries WHERE id = ${newest}`);
    expect(await prune()).toBe(1);
    expect(await verify()).toEqual({ [sakura]: ['deleted', newest] });
  });

  it('finds an anchor that was moved to hide a deletion', async () => {
    await append(sakura, old);
    for (let count = 0; count < 3; count += 1) await append(sakura);
    await prune();
    const [first, second] = await idsOf(sakura);
    await tamper(`DELETE FROM audit_entries WHERE id = ${first};
      DELETE FROM audit_links WHERE entry_id = ${first};
      UPDATE audit_anchors SET position = position + 1`);
    expect(await verify()).toEqual({ [sakura]: ['changed', second] });
  });
});
