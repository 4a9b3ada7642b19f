import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { DiskFileStore } from '../src/files/disk-store.ts';
import type { Platform } from '../src/http/operation.ts';
import { outboxMailer } from '../src/mail/outbox.ts';
import { unknownWhereabouts } from '../src/map/whereabouts.ts';
import { sendInvite } from '../src/organization/invites.ts';
import { remoteRealtime } from '../src/realtime/hub.ts';
import { startServerProcess } from './killed-server.ts';
import { call } from './office.ts';
import type { Answer } from './office.ts';
import { makeOrganization, makePerson, password } from './people.ts';
import type { TestOrganization } from './people.ts';

/** How often the server is killed; every fourth time its database is, too. */
const kills = 20;
const members = 4;

let dataDir: string;
let sakura: TestOrganization;
let emails: string[];
let invites: { email: string; token: string }[];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'office-killed-'));
  const config = loadConfig({ NODE_ENV: 'test', OFFICE_DATA_DIR: dataDir });
  const database = await openDatabase(config);
  const now = () => new Date();
  const platform: Platform = {
    config,
    db: database.db,
    realtime: remoteRealtime(database.pool),
    mail: outboxMailer,
    files: new DiskFileStore(config, now),
    whereabouts: unknownWhereabouts,
    now,
  };
  sakura = await makeOrganization({ platform }, 'Sakura');
  const { organizationId } = sakura;
  const people = Array.from({ length: members }, () => makePerson({ platform }, organizationId));
  emails = (await Promise.all(people)).map(({ email }) => email);
  invites = [];
  for (let index = 0; index < 300; index++) {
    const email = `invited${index}@example.com`;
    const invite = {
      organizationId,
      email,
      role: 'USER',
      invitedBy: null,
      language: 'ja',
    } as const;
    invites.push({ email, token: (await sendInvite(platform, invite)).token });
  }
  await database.close();
}, 60_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** What a client knows: what the server has answered, and what it may have done without answering. */
class Member {
  readonly token: string;
  seat: string | null = null;
  asked: string | null = null;

  constructor(token: string) {
    this.token = token;
  }
}

/** Numbers that look random and are the same in each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

it(
  `keeps everything that it acknowledged when it is killed ${kills} times`,
  { timeout: 240_000 },
  async () => {
    let server = await startServerProcess(dataDir);
    const request = <T>(method: string, address: string, options: object = {}) =>
      call<T>(`${server.url}/api/v1${address}`, method, options);
    const roll = dice(2026);

    const crew = await Promise.all(
      emails.map(async (email) => {
        const login = await request<Schemas['Session']>('POST', '/auth/user/login', {
          body: { email, password },
        });
        const { organizationId } = sakura;
        const session = await request<Schemas['Session']>('POST', '/auth/user/organization', {
          token: login.body.token,
          body: { organizationId },
        });
        return new Member(session.body.token);
      }),
    );
    const registered: string[] = [];
    let acknowledged = 0;
    let wanted = 0;
    let enough = () => {};

    /** Counts an answer towards the moment of the kill; a server that is gone answers null. */
    async function tried<T>(answer: Promise<Answer<T>>): Promise<Answer<T> | null> {
      const known = await answer.catch(() => null);
      if (!known) return null;
      acknowledged += 1;
      if (acknowledged === wanted) enough();
      return known;
    }

    async function changeSeats(member: Member): Promise<void> {
      for (;;) {
        const seatId = `desk-${roll(10) + 1}`;
        member.asked = seatId;
        const body = {
          orgContractId: sakura.contractId,
          floorId: sakura.floorId,
          seatId,
          state: 'ACTIVE',
        };
        const { token } = member;
        const answer = await tried(request('POST', '/user-seat-positions', { token, body }));
        if (!answer) return;
        expect([200, 409]).toContain(answer.status);
        if (answer.status === 200) member.seat = seatId;
        member.asked = null;
      }
    }

    async function signUp(): Promise<void> {
      for (let invite = invites.shift(); invite; invite = invites.shift()) {
        const { email, token } = invite;
        const body = { token, nameKanji: '新人' };
        const first = await tried(request<Schemas['RegisteredUser']>('POST', '/users', { body }));
        if (!first) return;
        expect(first.status).toBe(201);
        const second = await tried(
          request('POST', `/users/${first.body.userId}/update-password`, {
            body: { token: first.body.token, password },
          }),
        );
        if (!second) return;
        expect(second.status).toBe(204);
        registered.push(email);
      }
    }

    async function check(news: string[]): Promise<void> {
      for (const member of crew) {
        const { body } = await request<Schemas['SeatPositionList']>(
          'GET',
          `/user-seat-positions/org-contract/${sakura.contractId}`,
          { token: member.token },
        );
        const mine = body.data
          .filter(({ state }) => state === 'ACTIVE')
          .map(({ seatId }) => seatId);
        expect(mine.length).toBeLessThanOrEqual(1);
        expect([member.seat, member.asked]).toContain(mine[0] ?? null);
        member.seat = mine[0] ?? null;
        member.asked = null;
      }
      const logins = news.map((email) =>
        request('POST', '/auth/user/login', { body: { email, password } }),
      );
      for (const answer of await Promise.all(logins)) expect(answer).toMatchObject({ status: 200 });
    }

    for (let round = 1; round <= kills; round++) {
      const before = registered.length;
      wanted = acknowledged + 15 + roll(25);
      const moment = new Promise<void>((resolve) => (enough = resolve));
      const work = Promise.all([...crew.map(changeSeats), signUp(), signUp()]);
      await Promise.race([moment, work]);
      await server.kill({ database: round % 4 === 0 });
      await work;
      server = await startServerProcess(dataDir);
      await check(registered.slice(before));
    }
    await check(registered);
    expect(registered.length).toBeGreaterThan(kills);
    await server.stop();
  },
);
