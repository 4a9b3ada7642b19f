import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, sendMessage, type ChatTestMember } from '../../test/chat.ts';
import { png } from '../../test/files.ts';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import { nextMessage, startTestServer, type TestServer } from '../../test/server.ts';
import { sendFile } from '../../test/uploads.ts';
import { chatMembers } from '../database/schema/chat.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';

let server: TestServer;
let organizationId: string;
let otherOrganizationId: string;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let room: Schemas['ChatRoomSummary'];
beforeAll(async () => {
  server = await startTestServer({ config: { allowedOrigins: ['https://other.example'] } });
  ({ organizationId } = await makeOrganization(server, 'Sakura'));
  ({ organizationId: otherOrganizationId } = await makeOrganization(server, 'Northwind'));
  const person = await makePerson(server, organizationId);
  aoi = { ...person, ...(await signInToOrganization(server, person, organizationId)) };
  await uploadAvatar(aoi);
});
afterAll(() => server.close());

beforeEach(async () => {
  const person = await makePerson(server, organizationId);
  const { db } = server.platform;
  await db
    .insert(memberships)
    .values({ organizationId: otherOrganizationId, userId: person.userId });
  ren = { ...person, ...(await signInToOrganization(server, person, organizationId)) };
  room = await makeChannel(server, [ren, aoi]);
});

async function uploadAvatar(who: ChatTestMember): Promise<void> {
  const { token } = who;
  const { body } = await server.call<Schemas['PreSignedUpload']>(
    'POST',
    '/v1/files/user/profile/pre-sign',
    { token, body: { fileName: '顔 写真.png', fileSize: png(6000).length } },
  );
  const { uploadUrl, headers, fileKey } = body;
  const init = { method: 'PUT', headers, body: new Uint8Array(png(6000)) };
  expect((await fetch(server.url + uploadUrl, init)).status).toBe(204);
  const change = { token, body: { avatarKey: fileKey } };
  expect((await server.call('PATCH', '/v1/auth/user/profile', change)).status).toBe(200);
}

const open = async (url: string) => (await fetch(server.url + url)).status;

async function linksOf(who: ChatTestMember): Promise<string[]> {
  const card = await server.call<Schemas['UserCard']>('GET', `/v1/users/${aoi.userId}`, who);
  const socket = server.connect(who.token);
  await socket.ready;
  const message = nextMessage(socket, 'newMessageToRoom');
  const { fileKey } = await sendFile(server, aoi, room.id, '図.png', png(60_000));
  const received = (await message) as { message: Schemas['ChatMessage'] };
  socket.disconnect();
  const file = await server.call<Schemas['PreSignedDownloadList']>(
    'POST',
    '/v1/files/pre-sign-url',
    { token: who.token, body: { fileKeys: [fileKey] } },
  );
  return [card.body.avatarUrl!, received.message.sender!.avatarUrl!, file.body.data[0]!.url];
}

const statuses = (links: readonly string[]) => Promise.all(links.map(open));

const ending: Record<string, () => Promise<unknown>> = {
  'signed out': () => server.call('POST', '/v1/auth/user/logout', { token: ren.token }),
  'blocked in the organisation': () =>
    server.platform.db
      .update(memberships)
      .set({ blockedAt: new Date() })
      .where(eq(memberships.userId, ren.userId)),
  'blocked by the operator': () =>
    server.platform.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, ren.userId)),
  'removed from the organisation': async () => {
    const { db } = server.platform;
    await db.delete(chatMembers).where(eq(chatMembers.userId, ren.userId));
    await db.delete(memberships).where(eq(memberships.userId, ren.userId));
  },
  'in another organisation now': () =>
    server.call('POST', '/v1/auth/user/organization', {
      token: ren.token,
      body: { organizationId: otherOrganizationId },
    }),
};

describe('signed links of a member', () => {
  it.each(Object.keys(ending))('return 403 once the member is %s', async (how) => {
    const links = await linksOf(ren);
    expect(await statuses(links)).toEqual([200, 200, 200]);
    await ending[how]!();
    const after = await statuses(links);
    // After switching organisations, room files also need a new link.
    expect(after).toEqual([403, 403, 403]);
  });

  it('stay valid for other sessions when one session logs out', async () => {
    const [ownLinks, otherLinks] = [await linksOf(ren), await linksOf(aoi)];
    const other = { ...ren, ...(await signInToOrganization(server, ren, organizationId)) };
    const others = await linksOf(other);
    await server.call('POST', '/v1/auth/user/logout', { token: ren.token });
    expect(await statuses(ownLinks)).toEqual([403, 403, 403]);
    expect(await statuses([...otherLinks, ...others])).toEqual(Array(6).fill(200));
  });

  it('are bound to one session and organisation', async () => {
    const [[ownLink], [otherLink]] = [await linksOf(ren), await linksOf(aoi)];
    expect(ownLink).not.toBe(otherLink);
    const sessionOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('session')!;
    expect(await open(ownLink!.replace(sessionOf(ownLink!), sessionOf(otherLink!)))).toBe(403);
    expect(await open(ownLink!.replace(/session=[^&]*&/, ''))).toBe(403);
    expect(await open(ownLink!.replace(organizationId, otherOrganizationId))).toBe(403);
  });

  it('return 304 when the browser already has the file', async () => {
    const [photo] = await linksOf(ren);
    const first = await fetch(server.url + photo!);
    expect(first.headers.get('cache-control')).toBe('private, max-age=3600');
    const headers = { 'if-none-match': first.headers.get('etag')! };
    const revalidated = await fetch(server.url + photo!, { headers });
    expect(revalidated.status).toBe(304);
    // Browsers apply the headers of the 304 response, so pages of other origins can still show the image.
    for (const answer of [first, revalidated]) {
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    await ending['signed out']!();
    expect((await fetch(server.url + photo!, { headers })).status).toBe(403);
  });

  it('are not created from user text', async () => {
    const address = server.platform.files.links.address('profile/x/y.png');
    const content = `"avatarUrl":"${address}" ${address}`;
    const message = await sendMessage(server, ren, room.id, content);
    expect(message.content).toBe(content);
  });

  it('include the avatar of the inviter in the sign-in response', async () => {
    const { db } = server.platform;
    const invited = await makePerson(server, organizationId);
    await db.update(users).set({ invitedBy: aoi.userId }).where(eq(users.id, invited.userId));
    const session = await signIn(server, invited);
    const { avatarUrl } = session.user.inviter!;
    expect(await open(avatarUrl!)).toBe(200);
    await server.call('POST', '/v1/auth/user/logout', { token: session.token });
    expect(await open(avatarUrl!)).toBe(403);
  });
});
