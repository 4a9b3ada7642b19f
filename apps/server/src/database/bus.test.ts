import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openBus, publishOnBus, type Bus } from './bus.ts';

let database: TestDatabase;
let bus: Bus;
beforeAll(async () => {
  database = await createTestDatabase();
  bus = await openBus(database.pool, database.url);
});
afterAll(async () => {
  await bus.close();
  await database.close();
});

const nextMessage = (topic: string) =>
  new Promise<unknown>((resolve) => bus.subscribe(topic, resolve));

describe('the bus', () => {
  it('delivers a message from another connection to the subscribers of its topic', async () => {
    const message = nextMessage('greeting');
    await publishOnBus(database.pool, 'other', 'not for us');
    await publishOnBus(database.pool, 'greeting', { text: 'おはよう' });
    expect(await message).toEqual({ text: 'おはよう' });
  });

  it('delivers messages larger than one notification', async () => {
    const text = '会議'.repeat(20_000);
    const message = nextMessage('large');
    await bus.publish('large', { text });
    expect(await message).toEqual({ text });
  });

  it('sends one query for pings at the same time', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await Promise.all([bus.ping(), bus.ping()]);
      expect(query).toHaveBeenCalledTimes(1);
      await bus.ping();
      expect(query).toHaveBeenCalledTimes(2);
    } finally {
      query.mockRestore();
    }
  });

  it('reconnects after a lost connection and reports the gap', async () => {
    const gap = new Promise<void>((resolve) => bus.onGap(resolve));
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'office % bus'`,
    );
    await gap;
    const message = nextMessage('after');
    await bus.publish('after', 1);
    expect(await message).toBe(1);
  });
});
