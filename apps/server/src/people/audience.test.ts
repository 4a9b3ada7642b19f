import type { Schemas } from '@office/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { makeOrganization, makePerson } from '../../test/people.ts';
import { blockMember } from '../admin/members/member-changes.ts';
import { memberships } from '../database/schema/organizations.ts';
import { checkAudience, findAudience, isInStoredAudience, type Audience } from './audience.ts';
import { updateJob } from './member-directory.ts';

let office: TestOffice;
let admin: TestAdministrator;
let organizationId: string;
let member: string;
let guest: string;
let stranger: string;
beforeAll(async () => {
  office = await startOffice();
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  const other = await makeOrganization(office, 'Northwind');
  admin = await makeAdministrator(office, organizationId);
  const person = async (role: Schemas['Role'], department: string) => {
    const { userId } = await makePerson(office, organizationId, { role });
    await updateJob(office.platform.db, { organizationId, userId }, { department });
    return userId;
  };
  member = await person('USER', '開発部');
  guest = await person('GUEST', '開発部');
  const blocked = await person('USER', '営業部');
  await blockMember(
    office.platform,
    { organizationId, userId: blocked },
    { byUserId: admin.userId },
  );
  ({ userId: stranger } = await makePerson(office, other.organizationId));
});
afterAll(() => office.close());

const count = (body: object, query = '') =>
  admin.ask<Schemas['AudienceMembers']>('POST', `/v1/admin/members/audience${query}`, { body });

it('findAudience returns the matching members of one organisation, without blocked ones', async () => {
  const { userId } = admin;
  const cases: [Audience, string[]][] = [
    [{ kind: 'ORGANIZATION' }, [userId, member, guest]],
    [{ kind: 'ROLES', roles: ['USER', 'GUEST'] }, [member, guest]],
    [{ kind: 'DEPARTMENTS', departments: ['開発部'] }, [member, guest]],
    [{ kind: 'DEPARTMENTS', departments: ['営業部'] }, []],
    [{ kind: 'PEOPLE', userIds: [guest, stranger] }, [guest]],
  ];
  const { db } = office.platform;
  for (const [audience, people] of cases) {
    const found = await findAudience(db, organizationId, audience);
    expect(found.sort()).toEqual(people.sort());
    expect((await count(audience)).body.memberCount).toBe(people.length);
    const stored = await db
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(
        sql`${memberships.organizationId} = ${organizationId}
          AND ${isInStoredAudience(sql`${JSON.stringify(audience)}::jsonb`)}`,
      );
    expect(stored.map((row) => row.userId).sort()).toEqual(people.sort());
  }
  const named = await count({ kind: 'PEOPLE', userIds: [guest, stranger] });
  expect(named.body.people.map(({ id }) => id)).toEqual([guest]);
});

it('excludes guests from the count for an area that guests cannot access', async () => {
  const counted = async (audience: Audience, area: string) =>
    (await count(audience, `?area=${area}`)).body.memberCount;
  expect(await counted({ kind: 'ORGANIZATION' }, 'survey')).toBe(2);
  expect(await counted({ kind: 'ROLES', roles: ['GUEST'] }, 'survey')).toBe(0);
  expect(await counted({ kind: 'ORGANIZATION' }, 'notification')).toBe(3);
  const refused = await count({ kind: 'ORGANIZATION' }, '?area=nowhere');
  expect(refused).toMatchObject({ status: 400, errors: { area: 'invalid' } });
});

it('rejects unknown departments, users and empty audiences, and names the invalid field', async () => {
  const { db } = office.platform;
  const check = (audience: Audience) => checkAudience(db, organizationId, audience);
  await check({ kind: 'DEPARTMENTS', departments: ['営業部', '開発部'] });
  await expect(check({ kind: 'DEPARTMENTS', departments: ['無い部'] })).rejects.toMatchObject({
    errors: { departments: 'invalid' },
  });
  await expect(check({ kind: 'PEOPLE', userIds: [member, stranger] })).rejects.toMatchObject({
    errors: { userIds: 'invalid' },
  });
  const refused: [object, object][] = [
    [{}, { kind: 'required' }],
    [{ kind: 'EVERYONE' }, { kind: 'invalid' }],
    [{ kind: 'ROLES' }, { roles: 'required' }],
    [{ kind: 'ROLES', roles: [] }, { roles: 'tooShort' }],
    [{ kind: 'ROLES', roles: ['SYSTEM_ADMIN'] }, { roles: 'invalid' }],
    [{ kind: 'DEPARTMENTS', departments: [''] }, { departments: 'required' }],
    [{ kind: 'PEOPLE', userIds: ['nobody'] }, { userIds: 'invalid' }],
  ];
  for (const [body, errors] of refused) {
    expect(await count(body)).toMatchObject({ status: 400, errors });
  }
});
