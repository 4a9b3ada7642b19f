import { invitationStates, isAllowedPresence, meetingAnswers } from '@office/vocabulary';
import { officeAvatarSchema } from '@office/world/avatar';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countByState } from '../admin/invitations/invitation-store.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import {
  contracts,
  floors,
  memberships,
  organizations,
  seats,
} from '../database/schema/organizations.ts';
import { invitations } from '../database/schema/invitations.ts';
import { mailOutbox } from '../database/schema/outbox.ts';
import { deskNotes } from '../database/schema/desks.ts';
import { dailyUsage } from '../database/schema/usage.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { users } from '../database/schema/users.ts';
import { voiceRoomMembers, voiceRooms } from '../database/schema/voice.ts';
import { meetingParticipants, meetings } from '../database/schema/meetings.ts';
import { sakuraEntries } from './audit.ts';
import { insertMeetingsOf, northwindCalendar, readPerson, sakuraCalendar } from './meetings.ts';
import {
  personWithoutOrganization,
  northwindPeople,
  sakuraPeople,
  systemPerson,
  type DemoPerson,
} from './people.ts';
import { readPlan, seedDemo } from './seed.ts';

let database: TestDatabase;
let started: number;
beforeAll(async () => {
  started = Date.now();
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('fills an empty database only once when two servers start together', async () => {
  const seed = () => seedDemo(database.db, { publicUrl: 'https://office.example' });
  const seeded = await Promise.all([seed(), seed()]);
  expect(seeded.toSorted()).toEqual([false, true]);
  expect(await seed()).toBe(false);
  const counts = await Promise.all(
    [organizations, users, memberships].map((from) =>
      database.db
        .select({ rows: count() })
        .from(from)
        .then(([row]) => row!.rows),
    ),
  );
  expect(counts).toEqual([2, 32, 31]);
});

it('creates usage statistics for the previous days', async () => {
  const days = await database.db
    .select({
      members: dailyUsage.members,
      messages: dailyUsage.messages,
      name: organizations.name,
    })
    .from(dailyUsage)
    .innerJoin(organizations, eq(organizations.id, dailyUsage.organizationId));
  const sakura = days.filter(({ name, members }) => name === 'Sakura Works' && members !== null);
  expect(sakura.length).toBeGreaterThanOrEqual(29);
  for (const { members } of sakura) expect(members).toBeLessThanOrEqual(sakuraPeople.length);
  expect(sakura.some(({ members }) => members! > 15)).toBe(true);
  expect(sakura.some(({ messages }) => messages! > 0)).toBe(true);
});

it('creates audit entries for the previous weeks in chronological order', async () => {
  const entries = await database.db
    .select({
      ...{ at: auditEntries.at, action: auditEntries.action },
      ...{ actor: auditEntries.actorName, target: auditEntries.targetName },
    })
    .from(auditEntries)
    .orderBy(auditEntries.id);
  expect(entries.length).toBeGreaterThan(30);
  expect(entries.filter(({ actor, at }) => !actor || at.getTime() > Date.now())).toEqual([]);
  const ofMember = entries.filter(({ action }) => action.startsWith('MEMBER_'));
  expect(ofMember.map(({ target }) => target)).toContain('加藤 悠斗');
  const times = entries.slice(0, sakuraEntries.length).map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

it('gives members a department and a job title per organisation', async () => {
  const [ren] = await database.db
    .select({ department: memberships.department, jobTitle: memberships.jobTitle })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(users.email, 'ren@sakura.example'));
  expect(ren).toEqual({ department: '開発部', jobTitle: 'エンジニア' });
});

it('assigns each member a different desk from the floor plans', async () => {
  const plans = [
    await readPlan('sakura-1'),
    await readPlan('sakura-2'),
    await readPlan('sakura-3'),
  ];
  const studio = [await readPlan('northwind-1'), await readPlan('northwind-2')];
  for (const [people, floors] of [
    [sakuraPeople, plans],
    [northwindPeople, studio],
  ] as const) {
    const taken = people.flatMap(({ seat }) => (seat ? [seat] : []));
    expect(new Set(taken.map(String)).size).toBe(taken.length);
    for (const [floor, id] of taken) {
      expect(floors[floor]!.seats.find((seat) => seat.id === id)?.kind, id).toBe('DESK');
    }
  }
  expect(await database.db.$count(seats)).toBe(29);
});

it('names offices and floors in both languages', async () => {
  const offices = await database.db.select().from(contracts);
  const plans = await database.db.select().from(floors);
  const names = [...offices.map(({ names: each }) => each), ...plans.map(({ plan }) => plan.name)];
  expect(names).toHaveLength(7);
  for (const name of names) {
    expect(name?.ja).toMatch(/[ぁ-んァ-ン一-龥]/);
    expect(name?.en).toMatch(/^[\x20-\x7e]+$/);
  }
});

it('gives every member a different avatar', async () => {
  const everyone = await database.db.select().from(users);
  const strangers = [personWithoutOrganization.email, systemPerson.email];
  const members = everyone.filter(({ email }) => !strangers.includes(email));
  const looks = members.map(({ officeAvatar, email }) => {
    expect(officeAvatarSchema.safeParse(officeAvatar).success, email).toBe(true);
    return JSON.stringify(officeAvatar);
  });
  expect(new Set(looks).size).toBe(30);
});

it('creates invitations in every state and one with a failed mail', async () => {
  const [sakura] = await database.db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.name, 'Sakura Works'));
  const filter = { organizationId: sakura!.id, keyword: '', states: [], role: null, mail: null };
  const counts = await countByState(database.db, { ...filter, now: new Date() });
  for (const state of invitationStates) expect(counts.get(state), state).toBeGreaterThan(0);
  const mails = await database.db
    .select({ sentAt: mailOutbox.sentAt, error: mailOutbox.lastError, secrets: mailOutbox.secrets })
    .from(invitations)
    .innerJoin(mailOutbox, eq(mailOutbox.id, invitations.mailId));
  expect(mails.filter(({ error }) => error)).toHaveLength(1);
  // No mail is pending, and sent mails keep no usable invitation link.
  for (const { sentAt, error, secrets } of mails) {
    expect(sentAt === null).toBe(error !== null);
    expect(secrets).toHaveLength(error ? 1 : 0);
  }
  const joined = await database.db
    .select({ accepted: invitations.acceptedAt, since: memberships.createdAt })
    .from(invitations)
    .innerJoin(users, eq(users.email, invitations.email))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(memberships.organizationId, invitations.organizationId));
  expect(joined).toHaveLength(4);
  for (const { accepted, since } of joined) expect(accepted).toEqual(since);
});

it('creates desk notes in both languages and desk decorations', async () => {
  const notes = await database.db.select().from(deskNotes);
  expect(notes.length).toBeGreaterThan(10);
  expect(notes.some(({ text }) => /^[\x20-\x7e]+$/.test(text))).toBe(true);
  expect(notes.some(({ text }) => /[ぁ-ん]/.test(text))).toBe(true);
  const members = await database.db.select().from(memberships);
  const busyDesks = members.filter(({ deskDecorations }) => deskDecorations.length > 0);
  expect(busyDesks.length).toBeGreaterThan(20);
  expect(new Set(members.map(({ department }) => department)).size).toBeGreaterThan(4);
});

it('creates meetings around today with existing rooms and members of the organisation', async () => {
  const rows = await database.db.select().from(meetings);
  const minutesFromNow = ({ startTime }: (typeof rows)[number]) =>
    (startTime!.getTime() - started) / 60_000;
  const over = rows.filter(({ endTime }) => endTime!.getTime() < started);
  const ongoing = rows.filter((each) => minutesFromNow(each) <= 0 && !over.includes(each));
  const coming = rows.filter((each) => minutesFromNow(each) > 0);
  expect(over.length).toBeGreaterThan(10);
  expect(coming.length).toBeGreaterThan(20);
  expect(new Set(ongoing.map(({ organizationId }) => organizationId)).size).toBe(2);
  expect(new Set(rows.map(({ visibility }) => visibility))).toEqual(new Set(['OPEN', 'PRIVATE']));
  expect(new Set(rows.flatMap(({ seriesId }) => seriesId ?? [])).size).toBe(4);
  const participants = await database.db.select().from(meetingParticipants);
  expect(new Set(participants.map(({ answer }) => answer))).toEqual(new Set(meetingAnswers));
  // Past demo meetings send no end notification.
  expect(over.every(({ endNotifiedAt }) => endNotifiedAt)).toBe(true);

  for (const [{ today, week, series }, people, plans] of [
    [sakuraCalendar, sakuraPeople, ['sakura-1', 'sakura-2', 'sakura-3']],
    [northwindCalendar, northwindPeople, ['northwind-1', 'northwind-2']],
  ] as const) {
    const names = new Set([...people.map(({ email }) => email.split('@')[0]), 'aoi']);
    const floors = await Promise.all(plans.map(readPlan));
    for (const { title, people, room, minutes } of [...today, ...week.flat(), ...series]) {
      const invitees = people.map((person) => readPerson(person).name);
      expect(
        invitees.filter((name) => !names.has(name)),
        title,
      ).toEqual([]);
      expect(new Set(invitees).size, title).toBe(invitees.length);
      expect(minutes, title).toBeGreaterThanOrEqual(30);
      const zone = room && floors[room[0]]!.zones.find(({ id }) => id === room[1]);
      if (room) expect(zone?.kind, title).toBe('MEETING');
    }
  }
});

it.each(['2026-11-20T15:00:00Z', '2027-03-05T00:25:00Z'])(
  'creates meetings without double-booked rooms when seeded at %s',
  async (at) => {
    const { db } = database;
    const undone = new Error('undone');
    const filled = db.transaction(async (tx) => {
      await tx.delete(meetings);
      for (const [name, calendar] of [
        ['Sakura Works', sakuraCalendar],
        ['Northwind Studio', northwindCalendar],
      ] as const) {
        const [office] = await tx.select().from(organizations).where(eq(organizations.name, name));
        const plans = await tx
          .select({ id: floors.id })
          .from(floors)
          .innerJoin(contracts, eq(contracts.id, floors.contractId))
          .where(eq(contracts.organizationId, office!.id))
          .orderBy(floors.position);
        const everyone = await tx.select().from(users);
        await insertMeetingsOf(tx, calendar, {
          organizationId: office!.id,
          ids: new Map(everyone.map(({ email, id }) => [email.split('@')[0]!, id])),
          floorIds: plans.map(({ id }) => id),
          now: new Date(at),
        });
      }
      throw undone;
    });
    await expect(filled).rejects.toBe(undone);
  },
);

it('creates admin and own voice rooms in both organisations', async () => {
  const rooms = await database.db.select().from(voiceRooms);
  for (const organizationId of new Set(rooms.map((room) => room.organizationId))) {
    const kinds = rooms.filter((room) => room.organizationId === organizationId);
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['ADMIN', 'OWN']));
  }
  expect(new Set(rooms.map(({ organizationId }) => organizationId)).size).toBe(2);
  expect(await database.db.$count(voiceRoomMembers)).toBeGreaterThan(rooms.length);
});

it('gives people allowed presences and half-width katakana names', () => {
  for (const { presence, nameKatakana } of [...sakuraPeople, ...northwindPeople]) {
    const [workingStatus, status] = presence;
    expect(isAllowedPresence({ workingStatus, status })).toBe(true);
    expect(nameKatakana).toMatch(/^[ｦ-ﾟ]+$/);
  }
});

it('gives no person a presence that requires a connection', () => {
  const isInOffice = ({ presence: [workingStatus, status] }: DemoPerson) =>
    status === 'AVAILABLE' || (workingStatus === 'OFFICE' && status !== 'LOGGED_OUT');
  expect([...sakuraPeople, ...northwindPeople].filter(isInOffice)).toEqual([]);
  const shown = new Set(sakuraPeople.map(({ presence }) => presence.join(' ')));
  expect(shown.size).toBeGreaterThan(4);
});
