import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@office/vocabulary';
import { defaultLanguage } from '@office/vocabulary';
import { floorPlanSchema, type FloorPlan } from '@office/world/floor-plan';
import { insertContract, insertFloor, insertOrganization } from '../admin/admin-store.ts';
import { saveUsage } from '../admin/overview/usage-store.ts';
import { hashPassword } from '../auth/passwords/password-hash.ts';
import type { Database, Transaction } from '../database/database.ts';
import { insertChatRooms } from './chat.ts';
import { northwindRooms, sakuraRooms, type DemoRoom } from './chat-rooms.ts';
import { decorationsOf, insertDeskNotesOf } from './desks.ts';
import { insertHelp, northwindQuestions, sakuraQuestions, type DemoQuestion } from './help.ts';
import * as store from './demo-store.ts';
import { insertAudit, northwindEntries, sakuraEntries, type DemoEntry } from './audit.ts';
import { demoAvatarOf } from './avatars.ts';
import {
  insertBulletins,
  northwindBulletins,
  sakuraBulletins,
  type DemoBulletins,
} from './bulletins.ts';
import {
  insertInvitations,
  northwindInvitations,
  sakuraInvitations,
  type DemoConfig,
  type DemoInvitations,
} from './invitations.ts';
import {
  insertMeetingsOf,
  northwindCalendar,
  sakuraCalendar,
  type DemoCalendar,
} from './meetings.ts';
import {
  insertNotificationsOf,
  northwindNotifications,
  sakuraNotifications,
  type DemoNotification,
} from './notification.ts';
import { insertTutorials } from './tutorials.ts';
import { insertUsage } from './usage.ts';
import { insertVoiceRooms, northwindVoiceRooms, sakuraVoiceRooms } from './voice.ts';
import type { DemoVoiceRoom } from './voice.ts';
import { reachabilityOf } from './reachability.ts';
import { insertSurveys, northwindSurveys, sakuraSurveys, type DemoSurvey } from './surveys.ts';
import {
  joinedAt,
  personWithoutOrganization,
  northwindPeople,
  sakuraPeople,
  systemPerson,
  type DemoPerson,
} from './people.ts';

export const demoPassword = 'Office#2026';

export const demoAccounts: readonly { email: string; about: string }[] = [
  {
    email: 'aoi@sakura.example',
    about: 'administrator of Sakura Works (also at /admin), member of Northwind Studio',
  },
  { email: 'ren@sakura.example', about: 'member of Sakura Works' },
  { email: 'mei@sakura.example', about: 'member of Sakura Works' },
  { email: 'haru@sakura.example', about: 'member of Sakura Works' },
  { email: 'guest@sakura.example', about: 'guest of Sakura Works' },
  { email: 'nobody@sakura.example', about: 'in no organisation' },
  { email: 'system@office.example', about: 'administrator of the whole system, at /admin' },
];

interface DemoOffice {
  name: string;
  email: string;
  questions: readonly DemoQuestion[];
  contract: { name: string; names: Record<Language, string> };
  /** File names in `floor-plans/` without extension, ground floor first. */
  plans: string[];
  people: DemoPerson[];
  invitations: DemoInvitations;
  rooms: DemoRoom[];
  voices: DemoVoiceRoom[];
  calendar: DemoCalendar;
  surveys: readonly DemoSurvey[];
  notifications: readonly DemoNotification[];
  bulletins: DemoBulletins;
  entries: readonly DemoEntry[];
}

const offices: DemoOffice[] = [
  {
    name: 'Sakura Works',
    email: 'office@sakura.example',
    questions: sakuraQuestions,
    contract: { name: '本社', names: { ja: '本社', en: 'Head office' } },
    plans: ['sakura-1', 'sakura-2', 'sakura-3'],
    people: sakuraPeople,
    invitations: sakuraInvitations,
    rooms: sakuraRooms,
    voices: sakuraVoiceRooms,
    calendar: sakuraCalendar,
    surveys: sakuraSurveys,
    notifications: sakuraNotifications,
    bulletins: sakuraBulletins,
    entries: sakuraEntries,
  },
  {
    name: 'Northwind Studio',
    email: 'hello@northwind.example',
    questions: northwindQuestions,
    contract: { name: 'Studio', names: { ja: 'スタジオ', en: 'Studio' } },
    plans: ['northwind-1', 'northwind-2'],
    people: northwindPeople,
    invitations: northwindInvitations,
    rooms: northwindRooms,
    voices: northwindVoiceRooms,
    calendar: northwindCalendar,
    surveys: northwindSurveys,
    notifications: northwindNotifications,
    bulletins: northwindBulletins,
    entries: northwindEntries,
  },
];

const loginUserLimit = 300;

/** Creates the demo organisations in an empty database. Returns false if the database already has data. */
export async function seedDemo(db: Database, config: DemoConfig): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await store.lockEmptyDatabase(tx))) return false;
    const ids = await insertPeople(tx);
    for (const office of offices) await insertOffice(tx, office, { ids, config });
    await saveUsage(tx, new Date());
    return true;
  });
}

async function insertPeople(tx: Transaction): Promise<Map<string, string>> {
  // All demo accounts share one hash, because the password is printed at every start anyway.
  const passwordHash = await hashPassword(demoPassword);
  const people = [...sakuraPeople, ...northwindPeople, personWithoutOrganization, systemPerson];
  return store.insertUsers(
    tx,
    people.map((person) => ({
      email: person.email,
      passwordHash,
      nameKanji: person.nameKanji,
      nameKatakana: person.nameKatakana,
      ...(person.nameLatin && { nameLatin: person.nameLatin, nameLatinRule: null }),
      nickname: person.nickname ?? null,
      gender: person.gender,
      language: person.language ?? defaultLanguage,
      selfIntroduction: person.selfIntroduction ?? null,
      officeAvatar: demoAvatarOf(nameOf(person.email)),
      demo: true,
      systemAdmin: person === systemPerson,
      trustsFirstNetwork: true,
    })),
  );
}

async function insertOffice(
  tx: Transaction,
  office: DemoOffice,
  { ids, config }: { ids: Map<string, string>; config: DemoConfig },
): Promise<void> {
  const { name, email, contract, people } = office;
  const now = new Date();
  const organizationId = await insertOrganization(tx, { name, email, setupClosedAt: now });
  const contractId = await insertContract(tx, {
    organizationId,
    ...contract,
    loginUserLimit,
  });
  const floorIds: string[] = [];
  for (const [position, planName] of office.plans.entries()) {
    const plan = await readPlan(planName);
    floorIds.push(await insertFloor(tx, { contractId, name: plan.name.ja, plan, position }));
  }
  const members = membersOf(office, organizationId, { ids, now });
  await store.insertMemberships(tx, members);
  await store.insertReachability(tx, reachabilityOf(people, organizationId, ids));
  await store.insertSeats(
    tx,
    people.flatMap(({ email: owner, seat }) =>
      seat
        ? [{ contractId, floorId: floorIds[seat[0]]!, seatId: seat[1], userId: ids.get(owner)! }]
        : [],
    ),
  );
  const chatters = chattersOf(members, ids);
  await insertChatRooms(tx, organizationId, office.rooms, chatters);
  const invited = { userIds: chatters.ids, config, now };
  await insertInvitations(tx, { id: organizationId, name }, office.invitations, invited);
  await insertHelp(tx, organizationId, office.questions, chatters.ids);
  await insertDeskNotesOf(tx, organizationId, chatters.ids);
  await insertVoiceRooms(tx, organizationId, office.voices, chatters.ids);
  const when = { organizationId, ids: chatters.ids, floorIds, now };
  await insertMeetingsOf(tx, office.calendar, when);
  await insertSurveys(tx, organizationId, office.surveys, chatters.ids);
  await insertNotificationsOf(tx, organizationId, office.notifications, chatters.ids);
  await insertTutorials(tx, {
    organizationId,
    userIds: [...chatters.ids.values()],
    now,
  });
  await insertBulletins(tx, organizationId, office.bulletins, when);
  await insertUsage(tx, organizationId, members.length, now);
  await insertAudit(tx, organizationId, office, when);
}

function chattersOf(members: ReturnType<typeof membersOf>, ids: Map<string, string>) {
  const names = new Map([...ids].map(([email, id]) => [id, nameOf(email)]));
  const nameOfMember = ({ userId }: { userId: string }) => names.get(userId)!;
  return {
    ids: new Map(members.map((member) => [nameOfMember(member), member.userId])),
    guests: new Set(members.filter(({ role }) => role === 'GUEST').map(nameOfMember)),
  };
}

function nameOf(email: string): string {
  return email.split('@')[0]!;
}

function membersOf(
  { name, people }: DemoOffice,
  organizationId: string,
  { ids, now }: { ids: Map<string, string>; now: Date },
) {
  const createdAt = joinedAt(now);
  const members = people.map(
    ({ email, role = 'USER' as const, presence, department, jobTitle }) => {
      const [workingStatus, status] = presence;
      const hasPresence = status !== 'LOGGED_OUT';
      return {
        organizationId,
        userId: ids.get(email)!,
        role,
        department: department || null,
        jobTitle: jobTitle || null,
        workingStatus,
        status,
        presenceChoices: hasPresence ? [{ workingStatus, status }] : [],
        presenceOverridesIdle: hasPresence,
        deskDecorations: decorationsOf(nameOf(email)),
        createdAt,
      };
    },
  );
  const visitor = {
    organizationId,
    userId: ids.get('aoi@sakura.example')!,
    role: 'USER' as const,
    createdAt,
  };
  return name === 'Northwind Studio'
    ? [...members, { ...visitor, workingStatus: 'OFFICE' as const, status: 'LOGGED_OUT' as const }]
    : members;
}

export async function readPlan(name: string): Promise<FloorPlan> {
  const file = path.join(import.meta.dirname, 'floor-plans', `${name}.json`);
  return floorPlanSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
