import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enter, makeOrganization, makePerson } from '../../test/people.ts';
import type { TestOrganization } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { blockUser } from '../auth/account-block.ts';
import { blockContract, blockMember, blockOrganization, setRole } from './administration.ts';

let office: TestOffice;
let sakura: TestOrganization;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
});

const refresh = (token: string) =>
  office.call<Schemas['Session']>('POST', '/v1/auth/user/refresh', { token });
const profile = (token: string) =>
  office.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', { token });

describe('what the operator does to someone signed in', () => {
  async function inside(role: Schemas['Role'] = 'USER') {
    const person = await makePerson(office, sakura.organizationId, { role });
    const session = await enter(office, person, sakura.organizationId);
    office.sent.length = 0;
    return { ...person, ...session };
  }

  it('blocking the organisation: 4010', async () => {
    const { token, refreshToken } = await inside();
    const { organizationId } = sakura;
    await blockOrganization(office.platform, organizationId);
    expect(office.sent).toEqual([
      { kind: 'forcedLogout', target: { organizationId }, payload: { code: 4010 } },
    ]);
    for (const answer of [await profile(token), await refresh(refreshToken)]) {
      expect(answer).toMatchObject({
        status: 401,
        errors: 'blockedInOrganization',
        body: { code: 4010 },
      });
    }
  });

  it('blocking the person everywhere: 4011', async () => {
    const { token, refreshToken, userId } = await inside();
    await blockUser(office.platform, userId);
    expect(office.sent).toEqual([
      { kind: 'forcedLogout', target: { userId }, payload: { code: 4011 } },
    ]);
    for (const answer of [await profile(token), await refresh(refreshToken)]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 4011 } });
    }
  });

  it('blocking the person in one organisation: 4011, others go on', async () => {
    const { token, userId } = await inside();
    const { organizationId } = sakura;
    await blockMember(office.platform, { organizationId, userId });
    expect(office.sent).toEqual([
      { kind: 'forcedLogout', target: { organizationId, userId }, payload: { code: 4011 } },
    ]);
    expect(await profile(token)).toMatchObject({ status: 401, body: { code: 4011 } });
  });

  it('changing the role: 4014, and the new role after signing in again', async () => {
    const person = await inside();
    const { organizationId } = sakura;
    const { userId } = person;
    expect(await setRole(office.platform, { organizationId, userId }, 'USER')).toBe(false);
    expect(office.sent).toEqual([]);
    await setRole(office.platform, { organizationId, userId }, 'GUEST');
    expect(office.sent).toEqual([
      { kind: 'forcedLogout', target: { organizationId, userId }, payload: { code: 4014 } },
    ]);
    for (const answer of [await profile(person.token), await refresh(person.refreshToken)]) {
      expect(answer).toMatchObject({ status: 401, errors: 'roleChanged', body: { code: 4014 } });
    }
    const again = await enter(office, person, organizationId);
    expect((await profile(again.token)).body.role).toBe('GUEST');
  });

  it('blocking the contract: 4015', async () => {
    const { token, refreshToken } = await inside();
    const { contractId } = sakura;
    await blockContract(office.platform, contractId);
    expect(office.sent[0]).toEqual({
      kind: 'forcedLogout',
      target: { contractId },
      payload: { code: 4015 },
    });
    for (const answer of [await profile(token), await refresh(refreshToken)]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 4015 } });
    }
  });
});
