import type { Schemas } from '@office/api';
import { signInAsAdministrator } from '../../../test/administrators.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  password,
} from '../../../test/people.ts';
import type { TestOrganization, TestPerson } from '../../../test/people.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSocket } from '../../../test/server.ts';

let server: TestServer;
let sakura: TestOrganization;
let person: TestPerson;
let session: Schemas['Session'];
let other: Schemas['Session'];
let mySocket: TestSocket;
let otherSocket: TestSocket;

beforeAll(async () => {
  server = await startTestServer();
  sakura = await makeOrganization(server, 'Sakura');
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server, sakura.organizationId);
  session = await signInToOrganization(server, person, sakura.organizationId);
  other = await signInToOrganization(server, person, sakura.organizationId);
  mySocket = server.connect(session.token);
  otherSocket = server.connect(other.token);
  await Promise.all([mySocket.ready, otherSocket.ready]);
});

const cut = (socket: TestSocket) =>
  new Promise<string>((resolve) => socket.once('disconnect', resolve));
const post = (path: string, token: string, body?: unknown) =>
  server.call('POST', `/v1/auth/user/${path}`, { token, body });

describe('socket of an ended session', () => {
  it('is disconnected by a password change in another session', async () => {
    const disconnected = cut(otherSocket);
    const body = { currentPassword: password, newPassword: 'Better#2027' };
    await post('password', session.token, body);
    expect(await disconnected).toBe('io server disconnect');
    expect(mySocket.connected).toBe(true);
  });

  it('is disconnected when its network is no longer allowed', async () => {
    const kaede = await makeOrganization(server, 'Kaede');
    const { organizationId } = kaede;
    const admin = await makePerson(server, organizationId, { role: 'ORGANIZATION_ADMIN' });
    const { ask } = await signInAsAdministrator(server, admin, organizationId);
    const member = await makePerson(server, organizationId);
    const { token } = await signInToOrganization(server, member, organizationId);
    const socket = server.connect(token);
    await socket.ready;
    const disconnected = cut(socket);
    const body = {
      ...{ version: 0, loginCode: 'NEW_NETWORKS', sessionHours: 24, inviteDomains: [] },
      ...{
        adminTwoFactor: false,
        companyNetworks: ['203.0.113.1'],
        companyNetworksOnly: true,
        idleMinutes: null,
        minPasswordLength: 4,
      },
    };
    expect((await ask('PUT', '/v1/admin/organization/sign-in-rules', { body })).status).toBe(200);
    expect(await disconnected).toBe('io server disconnect');
    await expect(server.connect(token).ready).rejects.toMatchObject({
      data: { errors: 'networkNotAllowed' },
    });
    expect(mySocket.connected).toBe(true);
  });

  it('is disconnected by signing out, without affecting other sessions', async () => {
    const disconnected = cut(mySocket);
    await post('logout', session.token);
    expect(await disconnected).toBe('io server disconnect');
    expect(otherSocket.connected).toBe(true);
  });

  it('is disconnected by a remote sign-out', async () => {
    const { body } = await server.call<Schemas['SignedInSessionList']>(
      'GET',
      '/v1/auth/user/sessions',
      { token: session.token },
    );
    const otherEntry = body.data.find(({ current }) => !current)!;
    const disconnected = cut(otherSocket);
    await server.call('DELETE', `/v1/auth/user/sessions/${otherEntry.id}`, {
      token: session.token,
    });
    expect(await disconnected).toBe('io server disconnect');
    expect(mySocket.connected).toBe(true);
  });

  it('is disconnected when a refresh token is reused', async () => {
    const disconnected = cut(otherSocket);
    await post('refresh', other.refreshToken);
    server.advanceClock({ seconds: 30 });
    await post('refresh', other.refreshToken);
    expect(await disconnected).toBe('io server disconnect');
    expect(mySocket.connected).toBe(true);
  });
});
