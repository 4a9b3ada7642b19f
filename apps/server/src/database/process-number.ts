import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { advisoryLockIds } from './advisory-lock-ids.ts';

/** Maximum number of processes: person numbers have 16 bits, and each process uses 1024 of them. */
export const maxProcesses = 64;

export interface ProcessNumber {
  number: number;
  release(): Promise<void>;
}

/** Claims the lowest free number. An open connection holds it, so a killed process releases it. */
export async function claimProcessNumber(url: string, count: number): Promise<ProcessNumber> {
  let isReleased = false;
  let client = await connect();
  for (let number = 0; number < count; number += 1) {
    if (await tryLock(client, number)) {
      client.once('end', () => void keep(number));
      return {
        number,
        release: async () => {
          isReleased = true;
          await client.end();
        },
      };
    }
  }
  await client.end();
  throw new Error(`More than ${count} server processes on one database`);

  async function keep(number: number): Promise<void> {
    while (!isReleased) {
      await delay(500, undefined, { ref: false });
      try {
        client = await connect();
        if (isReleased) return await client.end();
        await tryLock(client, number);
        client.once('end', () => void keep(number));
        return;
      } catch {}
    }
  }

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: `office ${process.pid} process number`,
      keepAlive: true,
    });
    // The `end` event follows.
    fresh.on('error', () => undefined);
    await fresh.connect();
    return fresh;
  }
}

async function tryLock(client: pg.Client, number: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1, $2) AS locked',
    [advisoryLockIds.processNumbers, number],
  );
  return rows[0]?.locked === true;
}
