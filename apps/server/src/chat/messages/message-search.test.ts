import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { sendFile } from '../../../test/uploads.ts';

let talk: TestConversation;
let roomId: string;
let otherRoomId: string;
const ids = { plain: '', link: '', file: '', elsewhere: '' };
let middle: string;

const bytes = Buffer.alloc(60 * 1024, 'a');

beforeAll(async () => {
  talk = await startConversation();
  const { office, aoi, ren } = talk;
  roomId = (await talk.newRoom()).id;
  otherRoomId = (await talk.newRoom()).id;
  const pass = () => office.advanceClock({ minutes: 2 });
  ids.plain = (await sendMessage(office, aoi, roomId, '予算の資料')).id;
  pass();
  middle = office.platform.now().toISOString();
  ids.link = (await sendMessage(office, ren, roomId, '予算 HTTPS://example.com/a')).id;
  pass();
  ids.file = (await sendFile(office, ren, roomId, '予算 見積書.txt', bytes)).id;
  pass();
  ids.elsewhere = (await sendMessage(office, aoi, otherRoomId, '予算の別件')).id;
});
afterAll(() => talk.office.close());

async function search(query: Record<string, string> | [string, string][], who = talk.aoi) {
  const path = `/search?${new URLSearchParams(query)}`;
  const { status, body } = await talk.as<Schemas['ChatSearchList']>(who, 'GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ message }) => message.id);
}

describe('search of chat messages', () => {
  it('filters by sender', async () => {
    const senderId = talk.ren.userId;
    expect(await search({ keyword: '予算', senderId })).toEqual([ids.file, ids.link]);
    expect(await search({ senderId: talk.aoi.userId })).toEqual([ids.elsewhere, ids.plain]);
  });

  it('filters by sender and room', async () => {
    expect(await search({ senderId: talk.aoi.userId, roomId })).toEqual([ids.plain]);
  });

  it('filters by files and links', async () => {
    expect(await search({ has: 'FILE' })).toEqual([ids.file]);
    expect(await search({ has: 'LINK' })).toEqual([ids.link]);
    expect(
      await search([
        ['has', 'LINK'],
        ['has', 'FILE'],
      ]),
    ).toEqual([]);
    expect(await search({ keyword: '資料', has: 'FILE' })).toEqual([]);
  });

  it('finds messages by the name of a file until they are deleted', async () => {
    expect(await search({ keyword: '見積書' })).toEqual([ids.file]);
    const { id } = await sendFile(talk.office, talk.aoi, otherRoomId, 'minutes.txt', bytes);
    expect(await search({ keyword: 'MINUTES' })).toEqual([id]);
    await talk.as(talk.aoi, 'DELETE', `/${otherRoomId}/messages/${id}`);
    expect(await search({ keyword: 'minutes' })).toEqual([]);
    expect(await search({ has: 'FILE' })).toEqual([ids.file]);
  });

  it('includes the start and excludes the end of a period', async () => {
    const { plain, link, file, elsewhere } = ids;
    expect(await search({ keyword: '予算', sentBefore: middle })).toEqual([plain]);
    expect(await search({ keyword: '予算', sentFrom: middle })).toEqual([elsewhere, file, link]);
    const sentBefore = new Date(Date.parse(middle) + 60_000).toISOString();
    expect(await search({ keyword: '予算', sentFrom: middle, sentBefore })).toEqual([link]);
  });

  it('returns further pages of a search without words', async () => {
    const page = (number: string) =>
      search({ senderId: talk.ren.userId, limit: '1', page: number });
    expect(await page('1')).toEqual([ids.file]);
    expect(await page('2')).toEqual([ids.link]);
    expect(await page('3')).toEqual([]);
  });

  it('returns nothing from rooms that the caller does not belong to', async () => {
    expect(await search({ senderId: talk.aoi.userId }, talk.outsider)).toEqual([]);
    expect(await search({ has: 'FILE' }, talk.outsider)).toEqual([]);
  });

  it.each<[Record<string, string>, object]>([
    [{ keyword: 'a', sentFrom: 'yesterday' }, { sentFrom: 'invalid' }],
    [{ keyword: 'a', sentBefore: '2026-02-30T00:00:00Z' }, { sentBefore: 'invalid' }],
    [{ keyword: 'a', sentFrom: '0001-01-01T00:00:00+09:00' }, { sentFrom: 'invalid' }],
    [
      { keyword: 'a', sentFrom: '2026-11-02T00:00:00Z', sentBefore: '2026-11-01T00:00:00Z' },
      { sentBefore: 'invalid' },
    ],
    [{ sentFrom: '2026-11-02T00:00:00Z' }, { keyword: 'required' }],
    [{}, { keyword: 'required' }],
    [{ has: 'SECRET' }, { has: 'invalid' }],
    [{ senderId: 'me' }, { senderId: 'invalid' }],
  ])('rejects %j with %j', async (query, errors) => {
    const path = `/search?${new URLSearchParams(query)}`;
    expect(await talk.as(talk.aoi, 'GET', path)).toMatchObject({ status: 400, errors });
  });
});
