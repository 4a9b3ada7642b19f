import { randomUUID } from 'node:crypto';
import type { Point } from '@office/world/geometry';
import { insertMember } from '../../src/people/member-directory.ts';
import { createFloor } from '../../src/admin/floors/floor-changes.ts';
import { createContract } from '../../src/admin/organization/contracts.ts';
import { createOrganization } from '../../src/admin/organization/organizations.ts';
import { hashPassword } from '../../src/auth/passwords/password-hash.ts';
import { insertAccount } from '../../src/auth/store/account-store.ts';
import { directKeyOf } from '../../src/chat/rooms/direct-key.ts';
import { openDatabase, type Database } from '../../src/database/database.ts';
import { chatMembers, chatRooms } from '../../src/database/schema/chat.ts';
import { demoPassword, readPlan } from '../../src/demo/seed.ts';
import { remoteRealtime } from '../../src/realtime/hub.ts';
import { placesOn } from '../places-on.ts';
import { vacuum } from '../vacuum.ts';
import type { CompanyOffice } from './company-office.ts';
import { planOrganizations, type CompanySize, type OrganizationPlan } from './plan.ts';

export interface CompanyMember {
  email: string;
  userId: string;
  /** Index in `CompanyData.organizations`. */
  organization: number;
  place: Point;
}

export interface CompanyData {
  organizations: { id: string; floorId: string; teams: number[][] }[];
  members: CompanyMember[];
  rooms: { id: string; members: number[] }[];
}

/** Contracts have more logins than members, as those of growing companies do. */
const spareLogins = 200;

/** Creates the organisations, each with a floor, members and chat rooms. The first member of each is an administrator. */
export async function makeCompanyData(
  { databaseUrl, databaseOwnerUrl }: CompanyOffice,
  size: CompanySize,
): Promise<CompanyData> {
  const database = await openDatabase({ databaseUrl, databaseOwnerUrl, dataDir: '' });
  const { db, pool } = database;
  const deps = {
    db,
    now: () => new Date(),
    audit: async () => {},
    realtime: remoteRealtime(pool),
  };
  const passwordHash = await hashPassword(demoPassword);
  const data: CompanyData = { organizations: [], members: [], rooms: [] };
  const plan = await readPlan('sakura-1');
  for (const [index, organization] of planOrganizations(size).entries()) {
    const organizationId = await createOrganization(deps, { name: `Company ${index + 1}` });
    const loginUserLimit = organization.members + spareLogins;
    const contract = { organizationId, name: 'Head office', loginUserLimit };
    const contractId = await createContract(deps, contract);
    const floorId = await createFloor(deps, { contractId, name: '1F', plan });
    const places = placesOn(plan, organization.members);
    for (let member = 0; member < organization.members; member += 1) {
      const email = `member${data.members.length}@company.example`;
      const nameKanji = `社員 ${data.members.length}`;
      const account = { email, nameKanji, passwordHash, demo: true };
      const userId = (await insertAccount(db, account))!;
      const role = member === 0 ? 'ORGANIZATION_ADMIN' : 'USER';
      await insertMember(db, { organizationId, userId, role });
      data.members.push({ email, userId, organization: index, place: places[member]! });
    }
    data.organizations.push({ id: organizationId, floorId, teams: organization.teams });
    await insertRooms(db, data, organization, organizationId);
  }
  await vacuum(database.ownerUrl);
  await database.close();
  return data;
}

async function insertRooms(
  db: Database,
  data: CompanyData,
  { rooms }: OrganizationPlan,
  organizationId: string,
): Promise<void> {
  for (const { isDirect, members } of rooms) {
    const id = randomUUID();
    const userIds = members.map((member) => data.members[member]!.userId);
    const [createdBy] = userIds;
    const kind = isDirect
      ? ({ type: 'DIRECT', directKey: directKeyOf(userIds) } as const)
      : ({ type: 'CHANNEL', name: `Room ${data.rooms.length + 1}`, ownerId: createdBy } as const);
    await db.insert(chatRooms).values({ id, organizationId, createdBy, ...kind });
    const memberships = userIds.map((userId) => ({
      ...{ roomId: id, organizationId, userId },
      role: userId === createdBy && !isDirect ? ('ADMIN' as const) : ('USER' as const),
    }));
    await db.insert(chatMembers).values(memberships);
    data.rooms.push({ id, members });
  }
}
