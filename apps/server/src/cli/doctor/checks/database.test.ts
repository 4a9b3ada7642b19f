import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { connect } from '../../../database/database.ts';
import { databaseChecks, evaluateBudget, type DatabasePools } from './database.ts';

let database: TestDatabase;
let owner: pg.Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = connect(database.ownerUrl).pool;
});
afterEach(async () => {
  await owner.end();
  await database.close();
});

async function findingOf(
  name: string,
  pool: pg.Pool = database.pool,
  pooler: DatabasePools['pooler'] = null,
) {
  const server = () => Promise.resolve(pool);
  const checks = databaseChecks({
    server,
    owner: () => Promise.resolve(owner),
    pooler,
  });
  return checks.find((check) => check.name === name)!.run();
}

describe('database', () => {
  it('accepts a writable database', async () => {
    expect(await findingOf('database')).toMatchObject({
      status: 'ok',
      message: expect.stringMatching(/^PostgreSQL \d+/) as unknown,
    });
  });

  it('rejects a read-only database', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const pool = connect(database.url).pool;
    const finding = await findingOf('database', pool);
    await pool.end();
    expect(finding).toMatchObject({
      status: 'problem',
      message: 'The database is read-only. Connect to the primary server.',
    });
  });
});

describe('migrations', () => {
  it('accepts a database with all migrations', async () => {
    expect(await findingOf('migrations')).toMatchObject({ status: 'ok' });
  });

  it('warns about pending migrations', async () => {
    await owner.query(
      'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
    );
    const { status, message } = await findingOf('migrations');
    expect({ status, message }).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/^1 migrations are pending/) as unknown,
    });
  });

  it('rejects a database of a newer version', async () => {
    await owner.query(
      "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9e12::bigint)",
    );
    const { status, message } = await findingOf('migrations');
    expect(status).toBe('problem');
    expect(message).toContain('1 unknown migrations');
  });

  it('warns about an empty database', async () => {
    await owner.query('DROP SCHEMA drizzle CASCADE');
    expect(await findingOf('migrations')).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/^The database is empty/) as unknown,
    });
  });
});

describe('database rights', () => {
  it('accepts the role of the server', async () => {
    expect(await findingOf('database rights')).toMatchObject({ status: 'ok' });
  });

  it('warns about an empty database', async () => {
    await owner.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    expect(await findingOf('database rights')).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/^The database is empty/) as unknown,
    });
  });

  it('rejects a role without a right on a table', async () => {
    const role = new URL(database.url).username;
    await owner.query(`REVOKE UPDATE ON users FROM ${role}`);
    const { status, message } = await findingOf('database rights');
    expect(status).toBe('problem');
    expect(message).toContain('cannot use users.');
  });

  it('warns about a role that can change the audit log', async () => {
    expect(await findingOf('database rights', owner)).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/could change the audit log/) as unknown,
    });
  });
});

describe('database connections', () => {
  it('counts the connections and the limit of the role', async () => {
    const role = `limited_${randomBytes(4).toString('hex')}`;
    await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'x' CONNECTION LIMIT 5`);
    const url = new URL(database.url);
    [url.username, url.password] = [role, 'x'];
    const pool = connect(url.href).pool;
    const { status, message } = await findingOf('database connections', pool);
    await pool.end();
    await owner.query(`DROP ROLE ${role}`);
    expect(status).toBe('problem');
    expect(message).toMatch(/and 5 are allowed: too few/);
  });

  it.each([
    ['ok', { limit: 97, others: 3, processes: 1 }, '3 more processes can start'],
    ['ok', { limit: 97, others: 43, processes: 4, perProcess: 2 }, '23 more processes can start'],
    ['warning', { limit: 97, others: 3, processes: 4 }, 'Raise max_connections by 16'],
    ['problem', { limit: 97, others: 10, processes: 4 }, 'too few'],
    ['problem', { limit: 20, others: 0, processes: 0 }, 'Raise max_connections by 2'],
  ])('returns %s for %j', (status, budget, text) => {
    const finding = evaluateBudget({ perProcess: 22, ...budget });
    expect(finding.status).toBe(status);
    expect(finding.message).toContain(text);
  });
});

describe('database pooler', () => {
  const name = 'database pooler';

  it('accepts a pooler that answers, and no pooler', async () => {
    const pooler = () => Promise.resolve(database.pool);
    expect(await findingOf(name, database.pool, pooler)).toMatchObject({ status: 'ok' });
    expect(await findingOf(name)).toMatchObject({ status: 'ok' });
  });

  it('reports the error of a pooler', async () => {
    const pooler = () => Promise.reject(new Error('no such user'));
    await expect(findingOf(name, database.pool, pooler)).rejects.toThrow('no such user');
  });

  it('counts two connections of each process behind a pooler', async () => {
    const pooler = () => Promise.resolve(database.pool);
    const { message } = await findingOf('database connections', database.pool, pooler);
    expect(message).toContain('2 connections each');
  });
});
