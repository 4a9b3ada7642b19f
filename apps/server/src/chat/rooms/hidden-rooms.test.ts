import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage, type ChatTestMember } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';

let talk: TestConversation;
let roomId: string;
beforeAll(async () => {
  talk = await startConversation();
  roomId = (await open()).body.id;
  await sendMessage(talk.office, talk.aoi, roomId, 'こんにちは');
});
afterAll(() => talk.office.close());

const open = () =>
  talk.as<Schemas['ChatRoomSummary']>(talk.aoi, 'POST', '', {
    type: 'DIRECT',
    userIds: [talk.ren.userId],
  });
const hide = (who: ChatTestMember, hidden = true) =>
  talk.as(who, 'PATCH', `/${roomId}/hidden`, { hidden });

async function isListed(who: ChatTestMember): Promise<boolean> {
  const { body } = await talk.as<Schemas['ChatRoomList']>(who, 'GET', '?type=DIRECT');
  const { body: heads } = await talk.as<Schemas['ChatRoomHeadList']>(who, 'GET', '/heads');
  const inList = body.data.some(({ id }) => id === roomId);
  expect(heads.data.some((head) => head.roomId === roomId)).toBe(inList);
  return inList;
}

describe('hidden direct room', () => {
  it('is not listed for the member, but for the other member', async () => {
    expect(await hide(talk.aoi)).toMatchObject({ status: 200, body: { roomId, hidden: true } });
    expect(await isListed(talk.aoi)).toBe(false);
    expect(await isListed(talk.ren)).toBe(true);
    const outside = await talk.as<Schemas['ChatCandidateList']>(
      talk.aoi,
      'GET',
      '/user-outside-direct',
    );
    expect(outside.body.data.map(({ userId }) => userId)).toContain(talk.ren.userId);
    expect(talk.office.sent).toContainEqual(
      expect.objectContaining({ kind: 'chatRoomHidden', payload: { roomId, hidden: true } }),
    );
  });

  it('is found by the name of its other member', async () => {
    await hide(talk.aoi);
    const find = async (keyword: string) => {
      const path = `?${new URLSearchParams({ type: 'DIRECT', keyword })}`;
      const { body } = await talk.as<Schemas['ChatRoomList']>(talk.aoi, 'GET', path);
      return body.data.map(({ id }) => id);
    };
    const { body } = await talk.as<Schemas['ChatRoomSummary']>(talk.aoi, 'GET', `/${roomId}`);
    expect(await find(body.name)).toEqual([roomId]);
    expect(await find('該当なし')).toEqual([]);
  });

  it('is listed after the next message', async () => {
    await hide(talk.aoi);
    await sendMessage(talk.office, talk.ren, roomId, '新着');
    expect(await isListed(talk.aoi)).toBe(true);
  });

  it('is listed after the member opens it again', async () => {
    await hide(talk.aoi);
    expect((await open()).body).toMatchObject({ id: roomId });
    expect(await isListed(talk.aoi)).toBe(true);
    await hide(talk.aoi);
    const { body } = await talk.as<object>(talk.aoi, 'GET', `/${roomId}`);
    expect(body).toMatchObject({ hidden: true });
    await hide(talk.aoi, false);
    expect(await isListed(talk.aoi)).toBe(true);
  });

  it('rejects channels, outsiders and invalid values', async () => {
    const channel = await talk.newRoom();
    const path = `/${channel.id}/hidden`;
    expect(await talk.as(talk.aoi, 'PATCH', path, { hidden: true })).toMatchObject({ status: 403 });
    expect(await hide(talk.outsider)).toMatchObject({ status: 404, errors: 'chatRoomNotFound' });
    const invalid = talk.as(talk.aoi, 'PATCH', `/${roomId}/hidden`, { hidden: 'yes' });
    expect(await invalid).toMatchObject({ status: 400 });
  });
});
