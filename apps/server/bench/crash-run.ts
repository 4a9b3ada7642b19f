import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { auditAs } from '../src/audit/audit.ts';
import { openDatabase, type Database, type OpenDatabase } from '../src/database/database.ts';
import {
  contracts,
  floors,
  memberships,
  organizations,
  seats,
} from '../src/database/schema/organizations.ts';
import { users } from '../src/database/schema/users.ts';
import { demoPassword } from '../src/demo/seed.ts';
import { createLinkedCalendars } from '../src/meeting/accounts/linked-calendars.ts';
import { sendInvite } from '../src/organization/invites.ts';
import { remoteRealtime } from '../src/realtime/hub.ts';
import { createFileStorage } from '../src/files/storage/create-file-storage.ts';
import { outboxMailer } from '../src/mail/outbox.ts';
import { createNotifications } from '../src/notification/notification-port.ts';
import { noPush } from '../src/platform/push.ts';
import { loadConfig } from '../src/config/config.ts';
import { call, signIn } from './api.ts';
import { startChildServer } from './child-server.ts';
import { startLoad } from './load.ts';

export interface CrashReport {
  kills: number;
  postgresKills: number;
  signUps: number;
  seatChanges: number;
  /** Acknowledged changes missing after a restart, one line each. */
  lost: string[];
  /** Milliseconds from each restart until the server is ready. */
  restarts: number[];
}

export interface CrashOptions {
  dataDir: string;
  port: number;
  kills: number;
  /** Minimum and maximum milliseconds from the first acknowledged changes to each kill. */
  between: [number, number];
  onKill?: (report: CrashReport) => void;
}

const movers = ['aoi', 'ren', 'mei', 'haru'].map((name) => `${name}@sakura.example`);
const registrars = 3;

/** Kills the server, every second time with PostgreSQL. All acknowledged changes must survive. */
export async function runCrashes(options: CrashOptions): Promise<CrashReport> {
  const { dataDir, port, kills, between } = options;
  const report: CrashReport = {
    kills: 0,
    postgresKills: 0,
    signUps: 0,
    seatChanges: 0,
    lost: [],
    restarts: [],
  };
  let server = await startChildServer(dataDir, port);
  try {
    const office = await prepare(dataDir, server.url, kills);
    const signedUp = new Set<string>();
    while (report.kills < kills) {
      const { url } = server;
      const load = startLoad([
        ...office.movers.map((mover) => () => changeSeat(url, office, mover, report)),
        ...Array.from({ length: registrars }, () => () => register(url, office, signedUp, report)),
      ]);
      await acknowledgement(report);
      await delay(between[0] + Math.random() * (between[1] - between[0]));
      const postgres = report.kills % 2 === 1;
      await server.crash({ postgres });
      await load.stop();
      report.kills += 1;
      report.postgresKills += postgres ? 1 : 0;
      server = await startChildServer(dataDir, port);
      report.restarts.push(Math.round(server.startedIn));
      await compare(dataDir, office, signedUp, report);
      options.onKill?.(report);
    }
  } finally {
    await server.stop();
  }
  return report;
}

/** Resolves after a new sign-up and a new seat change, so that a slow machine does not kill an idle server. */
async function acknowledgement(report: CrashReport): Promise<void> {
  const { signUps, seatChanges } = report;
  const giveUpAt = performance.now() + 30_000;
  while (report.signUps === signUps || report.seatChanges === seatChanges) {
    if (performance.now() > giveUpAt) throw new Error('The server acknowledges no changes');
    await delay(20);
  }
}

interface Mover {
  email: string;
  userId: string;
  token: string;
  /** Seat of the last acknowledged change. `pending` is a requested seat without a response. */
  acknowledged: string | null;
  pending: string | null;
}

interface Office {
  organizationId: string;
  contractId: string;
  floorId: string;
  seatIds: string[];
  movers: Mover[];
  invitations: { email: string; token: string }[];
}

async function prepare(dataDir: string, url: string, kills: number): Promise<Office> {
  return withDatabase(dataDir, async ({ db, pool }) => {
    const [place] = await db
      .select({
        organizationId: organizations.id,
        contractId: contracts.id,
        floorId: floors.id,
        plan: floors.plan,
      })
      .from(organizations)
      .innerJoin(contracts, eq(contracts.organizationId, organizations.id))
      .innerJoin(floors, eq(floors.contractId, contracts.id))
      .where(and(eq(organizations.name, 'Sakura Works'), eq(floors.position, 0)));
    const { organizationId, contractId, floorId, plan } = place!;
    const config = loadConfig({ OFFICE_DATA_DIR: dataDir });
    const now = () => new Date();
    const platform = {
      db,
      now,
      config,
      mail: outboxMailer,
      realtime: remoteRealtime(pool),
      push: noPush,
      notifications: createNotifications(now),
      files: createFileStorage(config, now),
      linkedCalendars: createLinkedCalendars(now),
      audit: auditAs({ channel: 'SERVER', userId: null }, now),
    };
    const invitations: Office['invitations'] = [];
    for (let count = 0; count < kills * 60; count += 1) {
      const email = `newcomer${count}@sakura.example`;
      const { token } = await sendInvite(platform, {
        organizationId,
        email,
        role: 'USER',
        invitedBy: null,
        language: 'ja',
      });
      invitations.push({ email, token });
    }
    return {
      organizationId,
      contractId,
      floorId,
      invitations,
      seatIds: plan.seats.filter(({ kind }) => kind === 'DESK').map(({ id }) => id),
      movers: await Promise.all(
        movers.map(async (email) => ({
          email,
          ...(await signIn(url, email, organizationId)),
          acknowledged: null,
          pending: null,
        })),
      ),
    };
  });
}

async function changeSeat(
  url: string,
  office: Office,
  mover: Mover,
  report: CrashReport,
): Promise<void> {
  const seatId = office.seatIds[Math.floor(Math.random() * office.seatIds.length)]!;
  const { contractId: orgContractId, floorId } = office;
  mover.pending = seatId;
  const { status, body } = await call(url, 'POST', '/v1/user-seat-positions', {
    token: mover.token,
    body: { orgContractId, floorId, seatId, state: 'ACTIVE' },
  });
  mover.pending = null;
  if (status === 200) {
    mover.acknowledged = seatId;
    report.seatChanges += 1;
  } else if (status !== 409) {
    report.lost.push(`a seat change answered ${status} ${JSON.stringify(body)}`);
  }
}

async function register(
  url: string,
  { invitations }: Office,
  signedUp: Set<string>,
  report: CrashReport,
): Promise<void> {
  const invitation = invitations.pop();
  if (!invitation) {
    await delay(20);
    return;
  }
  const registration = await call<{ userId: string; token: string }>(url, 'POST', '/v1/users', {
    body: { token: invitation.token, nameKanji: '新人' },
  });
  if (registration.status !== 201) {
    report.lost.push(
      `a registration answered ${registration.status} ${JSON.stringify(registration.body)}`,
    );
    return;
  }
  const { userId, token } = registration.body;
  const { status } = await call(url, 'POST', `/v1/users/${userId}/update-password`, {
    body: { token, password: demoPassword },
  });
  if (status === 200) {
    signedUp.add(invitation.email);
    report.signUps += 1;
  }
}

async function compare(
  dataDir: string,
  office: Office,
  signedUp: Set<string>,
  report: CrashReport,
): Promise<void> {
  await withDatabase(dataDir, async ({ db }) => {
    const existing = await membersWithPassword(db, office.organizationId);
    for (const email of signedUp) {
      if (!existing.has(email)) report.lost.push(`the sign-up of ${email}`);
    }
    const taken = await db
      .select({ userId: seats.userId, seatId: seats.seatId })
      .from(seats)
      .where(
        inArray(
          seats.userId,
          office.movers.map(({ userId }) => userId),
        ),
      );
    for (const mover of office.movers) {
      const seatId = taken.find(({ userId }) => userId === mover.userId)?.seatId ?? null;
      const isAsExpected =
        mover.acknowledged === null || [mover.acknowledged, mover.pending].includes(seatId);
      if (!isAsExpected) {
        report.lost.push(`${mover.email} sits on ${seatId}, not on ${mover.acknowledged}`);
      }
      mover.acknowledged = seatId;
      mover.pending = null;
    }
  });
}

async function membersWithPassword(db: Database, organizationId: string): Promise<Set<string>> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(memberships.organizationId, organizationId), isNotNull(users.passwordHash)));
  return new Set(rows.map(({ email }) => email));
}

async function withDatabase<T>(
  dataDir: string,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ databaseUrl: null, databaseOwnerUrl: null, dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
