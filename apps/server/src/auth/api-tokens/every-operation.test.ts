import { apiTokenScopes } from '@office/vocabulary';
import { addMinutes } from 'date-fns/addMinutes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isQuickSet } from '../../../../../scripts/test-set.mjs';
import { callOperation } from '../../../test/administration.ts';
import { makeChatMember } from '../../../test/chat.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeOrganization, password } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { operationMetadata } from '../../http/contract.ts';
import { endMaintenance, setMaintenance } from '../../status/maintenance.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const { token: session } = await makeChatMember(server, await makeOrganization(server, 'Sakura'));
  const { status, body } = await server.call<{ secret: string }>(
    'POST',
    '/v1/auth/user/api-tokens',
    {
      token: session,
      body: {
        name: 'All scopes',
        scopes: [...apiTokenScopes],
        expiresInDays: 7,
        currentPassword: password,
      },
    },
  );
  expect(status).toBe(201);
  token = body.secret;
});
afterAll(() => server.close());

const authenticated = operationMetadata.filter(({ token: kind }) => kind !== 'none');
/** A sample in the quick set, because one place refuses the token for all operations. */
const withoutScope = authenticated
  .filter(({ scopes }) => !scopes)
  .filter((_, index) => !isQuickSet || index % 8 === 0);
const withScope = authenticated.filter(({ scopes }) => scopes);

/** Explicit, so that a new scope of an operation is reviewed. */
const scopedOperations = [
  'answerMeeting',
  'checkMeetingRoom',
  'clearStatusLine',
  'createMeeting',
  'deleteChatMessage',
  'deleteMeeting',
  'editChatMessage',
  'endQuietTime',
  'getChatMessage',
  'getChatRoom',
  'getMeeting',
  'getNotification',
  'getProfile',
  'getUnreadChatTotal',
  'getUnreadNotifications',
  'getUser',
  'listChatMessages',
  'listChatRoomUsers',
  'listChatRooms',
  'listChatThread',
  'listMeetingAttendees',
  'listMeetingRooms',
  'listMeetings',
  'listNotifications',
  'listReachability',
  'listRoomBookings',
  'listRoomMeetings',
  'reactToChatMessage',
  'searchChatMessages',
  'searchOrgMembers',
  'sendChatMessage',
  'setStatusLine',
  'startQuietTime',
  'unreactToChatMessage',
  'updateLastReadMessage',
  'updateMeeting',
  'updateUserStatus',
];

const refusals = {
  accessToken: [403, 'apiTokenScopeMissing'],
  adminToken: [401, 'tokenInvalidOrExpired'],
  refreshToken: [
    expect.any(Number),
    expect.stringMatching(/^(userOrTokenNotFound|refreshFailed)$/),
  ],
};

describe('a token with every scope', () => {
  it.each(withoutScope.map((facts) => [facts.id, facts] as const))(
    'is refused by %s',
    async (_, facts) => {
      const { status, errors } = await callOperation(server, facts, { token });
      const expected = facts.security ? refusals[facts.security] : refusals.accessToken;
      expect([status, errors]).toEqual(expected);
    },
  );

  it.each(withScope.map((facts) => [facts.id, facts] as const))(
    'is accepted by %s',
    async (_, facts) => {
      const { status, errors } = await callOperation(server, facts, { token });
      expect([401, 403, 429], String(errors)).not.toContain(status);
      expect(status).toBeLessThan(500);
    },
  );

  it('is refused during maintenance', async () => {
    const statusOf = async () =>
      (await server.call('GET', '/v1/users/notifications', { token })).status;
    const startAt = server.platform.now();
    await setMaintenance(server.platform, { startAt, endAt: addMinutes(startAt, 5) });
    await eventually(async () => expect(await statusOf()).toBe(503));
    await endMaintenance(server.platform);
    await eventually(async () => expect(await statusOf()).toBe(200));
  });

  it('is refused by sockets', async () => {
    await expect(server.connect(token).ready).rejects.toMatchObject({
      data: { errors: 'tokenInvalidOrExpired' },
    });
  });

  it('has no scope for sign-in settings, sessions, tokens, exports and the administration', () => {
    expect(withScope.map(({ id }) => id).toSorted()).toEqual(scopedOperations);
  });
});
