import type { Schemas } from '@office/api';
import { hash } from '@node-rs/argon2';
import { addMember } from '../src/admin/members/member-changes.ts';
import { createFloor } from '../src/admin/floors/floor-changes.ts';
import { createContract } from '../src/admin/organization/contracts.ts';
import { createOrganization } from '../src/admin/organization/organizations.ts';
import { insertAccount } from '../src/auth/store/account-store.ts';
import { updatePerson } from '../src/people/person-store.ts';
import type { TestOffice } from './office.ts';
import { testPlan } from './floor-plan.ts';

export const password = 'Office#2026';

/** Lowest Argon2 cost, because tests create and sign in thousands of users. */
const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });

export interface TestOrganization {
  organizationId: string;
  contractId: string;
  floorId: string;
}

export async function makeOrganization(
  office: Pick<TestOffice, 'platform'>,
  name: string,
  loginUserLimit = 100,
): Promise<TestOrganization> {
  const organizationId = await createOrganization(office.platform, { name });
  const contractId = await createContract(office.platform, {
    organizationId,
    name: `${name} office`,
    loginUserLimit,
  });
  const floorId = await createFloor(office.platform, { contractId, name: '1F', plan: testPlan });
  return { organizationId, contractId, floorId };
}

export interface TestPerson {
  userId: string;
  email: string;
}

/** Stores a Latin name as if the person had entered it. */
export async function setLatinName(
  { platform }: Pick<TestOffice, 'platform'>,
  { userId }: Pick<TestPerson, 'userId'>,
  nameLatin: string,
): Promise<void> {
  await updatePerson(platform.db, userId, { nameLatin });
}

let count = 0;

/** Avoids digits and vowels, so that searches for a number or name do not match by accident. */
const toLetters = (number: number) =>
  String(number).replace(/\d/g, (digit) => 'bcdfghjkmp'[Number(digit)]!);

/** Creates a user with the default password, as a member of the organisation unless it is null. */
export async function makePerson(
  office: Pick<TestOffice, 'platform'>,
  organizationId: string | null,
  options: { role?: Schemas['Role']; name?: string; demo?: boolean; email?: string } = {},
): Promise<TestPerson> {
  count += 1;
  const { role = 'USER', name = `人${count}`, demo = false } = options;
  const email = options.email ?? `person-${toLetters(count)}@example.com`;
  const account = { email, passwordHash, nameKanji: name, demo, trustsFirstNetwork: true };
  const userId = await insertAccount(office.platform.db, account);
  if (!userId) throw new Error(`${email} is taken`);
  if (organizationId) await addMember(office.platform, { organizationId, userId, role });
  return { userId, email };
}

export async function signIn(
  office: TestOffice,
  person: Pick<TestPerson, 'email'>,
  ip?: string,
): Promise<Schemas['Session']> {
  const answer = await office.call<Schemas['Session']>('POST', '/v1/auth/user/login', {
    body: { email: person.email, password },
    ...(ip && { ip }),
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${JSON.stringify(answer)}`);
  return answer.body;
}

export async function signInToOrganization(
  office: TestOffice,
  person: Pick<TestPerson, 'email'>,
  organizationId: string,
): Promise<Schemas['Session']> {
  const { token } = await signIn(office, person);
  const answer = await office.call<Schemas['Session']>('POST', '/v1/auth/user/organization', {
    token,
    body: { organizationId },
  });
  if (answer.status !== 200) throw new Error(`selection answered ${JSON.stringify(answer)}`);
  return answer.body;
}
