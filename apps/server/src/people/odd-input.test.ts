import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInToOrganization, makeOrganization, makePerson } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';

let office: TestOffice;
let token: string;
beforeAll(async () => {
  office = await startOffice();
  const sakura = await makeOrganization(office, 'Sakura');
  const person = await makePerson(office, sakura.organizationId);
  token = (await signInToOrganization(office, person, sakura.organizationId)).token;
});
afterAll(() => office.close());

describe('input that the database cannot store', () => {
  it.each([
    ['GET', '/v1/users/org-members?keyword=%00', undefined],
    ['PATCH', '/v1/auth/user/profile', { nickname: 'a\u0000b' }],
    ['PATCH', '/v1/auth/user/profile', { department: '\u0000' }],
    ['PATCH', '/v1/auth/user/profile', { avatarKey: 'profile/\u0000' }],
    ['PATCH', '/v1/auth/user/profile', { dateOfBirth: '0000-01-01' }],
    ['PATCH', '/v1/auth/user/profile', { dateOfBirth: '2999-01-01' }],
    ['GET', '/v1/users/urn:uuid:00000000-0000-4000-8000-000000000000', undefined],
    ['GET', '/v1/meetings?startTime=9999-12-31T23:59:59-23:59', undefined],
    ['GET', '/v1/meetings?endTime=0001-01-01T00:00:00%2B23:59', undefined],
    // UUIDs must be in lower case without a prefix. Other notations would match in some lookups only.
    ['GET', '/v1/users/A1E5C0DE-1111-4C59-9A51-1D1F3B8F0A01', undefined],
    ['POST', '/v1/voice-chat/token', { roomId: 'A1E5C0DE-1111-4C59-9A51-1D1F3B8F0A01' }],
    [
      'GET',
      '/v1/users/org-members?floorId=urn:uuid:00000000-0000-4000-8000-000000000000',
      undefined,
    ],
  ])('returns 400 for %s %s %j', async (method, path, body) => {
    expect(await office.call(method, path, { token, body })).toEqual({
      status: 400,
      body: {
        statusCode: 400,
        message: expect.not.stringMatching(/select|update/i),
        errors: expect.anything(),
      },
      errors: expect.anything(),
    });
  });

  it('handles an unpaired surrogate without a server error', async () => {
    const answer = await office.call('PATCH', '/v1/auth/user/profile', {
      token,
      body: { nickname: '\ud83d' },
    });
    expect([200, 400]).toContain(answer.status);
  });
});
