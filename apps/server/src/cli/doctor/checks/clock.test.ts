import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { clockCheck } from './clock.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const findingOf = (ahead: number, endpoint?: string) => {
  const s3 = endpoint
    ? { endpoint, bucket: '', region: '', accessKeyId: '', secretAccessKey: '' }
    : null;
  const now = () => new Date(Date.now() + ahead);
  return clockCheck({ s3 }, { database: () => Promise.resolve(database.pool), now }).run();
};

describe('clock', () => {
  it.each([
    [0, 'ok'],
    [10_000, 'warning'],
    [-10_000, 'warning'],
    [90_000, 'problem'],
  ])('compared with the database, a difference of %i ms is: %s', async (ahead, status) => {
    expect(await findingOf(ahead)).toMatchObject({ status });
  });

  it('compares with the Date header of the bucket', async () => {
    const bucket = createServer((_request, response) => {
      response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString()).end();
    }).listen(0, '127.0.0.1');
    await once(bucket, 'listening');
    const { port } = bucket.address() as AddressInfo;
    const finding = await findingOf(0, `http://127.0.0.1:${port}`);
    bucket.closeAllConnections();
    bucket.close();
    expect(finding).toMatchObject({
      status: 'problem',
      message: expect.stringMatching(/3\d{3}\.\d s from the bucket/) as unknown,
    });
  });

  it('warns if no other clock is reachable', async () => {
    const unreachable = () => Promise.reject(new Error('unreachable'));
    const check = clockCheck({ s3: null }, { database: unreachable, now: () => new Date() });
    expect(await check.run()).toMatchObject({ status: 'warning' });
  });
});
