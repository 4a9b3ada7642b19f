import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { unreadTotal } from '@office/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import {
  makeChannel,
  makeChatMember,
  makeChatMembers,
  post,
  sendMessage,
  type ChatTestMember,
} from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { connections } from '../../database/schema/connections.ts';

type Group = Schemas['ChatMentionGroup'];

let talk: TestConversation;
let organization: TestOrganization;
let administrator: TestAdministrator;
let room: Schemas['ChatRoomSummary'];
beforeAll(async () => {
  talk = await startConversation();
  organization = { organizationId: talk.organizationId } as TestOrganization;
  administrator = await makeAdministrator(talk.office, talk.organizationId);
});
afterAll(() => talk.office.close());
beforeEach(async () => {
  await talk.office.platform.db.delete(connections);
  room = await talk.newRoom();
});

const say = (who: ChatTestMember, mentionedGroup: Group, more = {}) =>
  post(talk.office, who, room.id, { content: '@all', mentionedGroup, ...more });
const edit = (
  who: ChatTestMember,
  { id }: { id: string },
  body: Schemas['EditChatMessageRequest'],
) => talk.as(who, 'PATCH', `/${room.id}/messages/${id}`, body);
const groupMentionsOf = async (who: ChatTestMember) =>
  (await talk.as<Schemas['ChatGroupMentions']>(who, 'GET', `/${room.id}/group-mentions`)).body;
const headOf = async (who: ChatTestMember) => {
  const { body } = await talk.as<Schemas['ChatRoomHeadList']>(who, 'GET', '/heads');
  return body.data.find(({ roomId }) => roomId === room.id)!;
};
const mentionsOf = async (who: ChatTestMember) => (await headOf(who)).unreadMentions;
const connect = ({ userId }: ChatTestMember) =>
  talk.office.platform.db
    .insert(connections)
    .values({ processId: randomUUID(), organizationId: talk.organizationId, userId });

async function addMembers(count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => `社員 ${index}`);
  const { chatters } = await makeChatMembers(talk.office, names, organization);
  for (let from = 0; from < count; from += 9) {
    const userIds = chatters.slice(from, from + 9).map(({ userId }) => userId);
    await talk.as(talk.aoi, 'POST', `/${room.id}`, { userIds });
  }
}

const rulesPath = '/v1/admin/organization/group-mentions';
async function setRules(rules: Omit<Schemas['UpdateGroupMentionRulesRequest'], 'version'>) {
  const settings = await administrator.ask<Schemas['AdminOrganization']>(
    'GET',
    '/v1/admin/organization',
  );
  const { version } = settings.body.groupMentions;
  return administrator.ask('PUT', rulesPath, { body: { version, ...rules } });
}

describe('@here and @all', () => {
  it('notify all members or only those online, except members who muted the room', async () => {
    const { aoi, ren, mei } = talk;
    await talk.as(mei, 'PATCH', `/${room.id}/mute`, { muted: true });
    expect((await say(aoi, 'ALL')).body.mentionedGroup).toBe('ALL');
    expect(await mentionsOf(ren)).toBe(1);
    expect(await mentionsOf(mei)).toBe(0);
    expect(await mentionsOf(aoi)).toBe(0);
    await say(aoi, 'HERE');
    expect(await mentionsOf(ren)).toBe(1);
    await connect(ren);
    await say(aoi, 'HERE');
    expect(await mentionsOf(ren)).toBe(2);
  });

  it('make the notified members follow a thread', async () => {
    const { aoi, ren, mei } = talk;
    await talk.as(mei, 'PATCH', `/${room.id}/mute`, { muted: true });
    const root = await sendMessage(talk.office, aoi, room.id, '議題');
    await say(aoi, 'ALL', { threadRootId: root.id });
    const head = await headOf(ren);
    expect(head.unreadThreads).toEqual([
      { threadRootId: root.id, unreadCount: 1, unreadMentions: 1 },
    ]);
    expect(unreadTotal(head)).toBe(2);
    expect((await headOf(mei)).unreadThreads).toEqual([]);
  });

  it('are added by an edit, which keeps the recipients of an earlier group mention', async () => {
    const { aoi, ren, mei } = talk;
    const message = await sendMessage(talk.office, aoi, room.id, '集合');
    const added = await edit(aoi, message, { content: '@here 集合', mentionedGroup: 'HERE' });
    expect(added.body.mentionedGroup).toBe('HERE');
    expect(await mentionsOf(ren)).toBe(0);
    const other = await sendMessage(talk.office, aoi, room.id, '集合');
    await edit(aoi, other, { content: '@all 集合', mentionedGroup: 'ALL' });
    expect([await mentionsOf(ren), await mentionsOf(mei), await mentionsOf(aoi)]).toEqual([
      1, 1, 0,
    ]);
    const again = await edit(aoi, other, { content: '集合です' });
    expect(again.body.mentionedGroup).toBe('ALL');
    expect(await mentionsOf(ren)).toBe(1);
  });

  it('reach the number of members that is returned', async () => {
    const { aoi, ren, mei, outsider } = talk;
    await connect(ren);
    await connect(aoi);
    expect(await groupMentionsOf(aoi)).toEqual({
      roomId: room.id,
      refusal: null,
      reach: { HERE: 1, ALL: 2 },
    });
    await talk.as(mei, 'PATCH', `/${room.id}/mute`, { muted: true });
    expect((await groupMentionsOf(aoi)).reach).toEqual({ HERE: 1, ALL: 1 });
    expect(await talk.as(outsider, 'GET', `/${room.id}/group-mentions`)).toMatchObject({
      status: 404,
      errors: 'chatRoomNotFound',
    });
  });

  it('are allowed for all members in small rooms, and for admins in large ones', async () => {
    const { aoi, ren } = talk;
    expect((await say(ren, 'ALL')).status).toBe(201);
    await addMembers(18);
    const refused = { status: 403, errors: 'chatGroupMentionNotAllowed' };
    expect(await say(ren, 'ALL')).toMatchObject(refused);
    const message = await sendMessage(talk.office, ren, room.id, 'x');
    expect(await edit(ren, message, { content: '@all', mentionedGroup: 'ALL' })).toMatchObject(
      refused,
    );
    expect((await groupMentionsOf(ren)).refusal).toBe('ADMINISTRATORS');
    expect((await say(aoi, 'ALL')).status).toBe(201);
  });

  it('are never allowed for guests', async () => {
    await setRules({ access: 'EVERYONE', openSize: 0 });
    const guest = await makeChatMember(talk.office, organization, { role: 'GUEST' });
    await talk.as(talk.aoi, 'POST', `/${room.id}`, { userIds: [guest.userId] });
    expect(await say(guest, 'HERE')).toMatchObject({ errors: 'chatGroupMentionNotAllowed' });
    expect((await groupMentionsOf(guest)).refusal).toBe('GUEST');
  });

  it('are rejected in a direct room of two and with an unknown group', async () => {
    const { aoi, ren } = talk;
    expect((await say(aoi, 'SOME' as Group)).status).toBe(400);
    const body = { type: 'DIRECT', userIds: [ren.userId] };
    room = (await talk.as<Schemas['ChatRoomSummary']>(aoi, 'POST', '', body)).body;
    expect((await say(aoi, 'ALL')).status).toBe(400);
    expect((await groupMentionsOf(aoi)).refusal).toBe('DIRECT');
  });
});

describe('group mention rules', () => {
  it('restrict group mentions to room admins and administrators of the organisation', async () => {
    const { ren } = talk;
    await setRules({ access: 'ADMINISTRATORS', openSize: 2 });
    expect(await say(ren, 'ALL')).toMatchObject({ errors: 'chatGroupMentionNotAllowed' });
    const role = 'ORGANIZATION_ADMIN';
    const orgAdmin = await makeChatMember(talk.office, organization, { role });
    room = await makeChannel(talk.office, [talk.aoi, ren, orgAdmin]);
    expect((await say(orgAdmin, 'ALL')).status).toBe(201);
    await setRules({ access: 'ADMINISTRATORS', openSize: 3 });
    expect((await say(ren, 'ALL')).status).toBe(201);
    await setRules({ access: 'EVERYONE', openSize: 0 });
    expect((await say(ren, 'ALL')).status).toBe(201);
  });

  it('allow an edit of a message whose group mention is no longer allowed', async () => {
    const { ren } = talk;
    await setRules({ access: 'EVERYONE', openSize: 0 });
    const { body: message } = await say(ren, 'ALL');
    await setRules({ access: 'ADMINISTRATORS', openSize: 0 });
    const edited = await edit(ren, message, { content: '@all 変更', mentionedGroup: 'ALL' });
    expect(edited.status).toBe(200);
  });

  it('are audited, reported to members, and protected against concurrent changes', async () => {
    await setRules({ access: 'EVERYONE', openSize: 5 });
    talk.office.sent.length = 0;
    expect((await setRules({ access: 'ADMINISTRATORS', openSize: 7 })).status).toBe(200);
    expect(talk.office.sent).toContainEqual(
      expect.objectContaining({
        kind: 'organization',
        payload: expect.objectContaining({ change: 'UPDATED' }),
      }),
    );
    const path = '/v1/admin/audit?action=GROUP_MENTIONS_CHANGED&limit=1';
    const { body } = await administrator.ask<Schemas['AuditEntryList']>('GET', path);
    expect(body.data[0]).toMatchObject({
      before: { access: 'EVERYONE', openSize: 5 },
      after: { access: 'ADMINISTRATORS', openSize: 7 },
    });
    const outdated = { version: 0, access: 'EVERYONE', openSize: 0 };
    expect(await administrator.ask('PUT', rulesPath, { body: outdated })).toMatchObject({
      errors: 'changedMeanwhile',
    });
    const tooLarge = { access: 'EVERYONE', openSize: 1001 } as const;
    expect((await setRules(tooLarge)).status).toBe(400);
  });
});
