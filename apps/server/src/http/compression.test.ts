import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeChannel,
  makeChatMembers,
  roomsPath,
  sendMessage,
  type ChatTestMember,
} from '../../test/chat.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';

let office: TestOffice;
let aoi: ChatTestMember;
let path: string;
beforeAll(async () => {
  office = await startOffice();
  const chatters = await makeChatMembers(office, ['青木 葵', '高橋 蓮']);
  aoi = chatters.chatters[0]!;
  const room = await makeChannel(office, chatters.chatters, '営業部');
  for (const text of ['一', '二', '三']) await sendMessage(office, aoi, room.id, text.repeat(1000));
  path = `${roomsPath}/${room.id}/messages`;
});
afterAll(() => office.close());

async function get(
  address: string,
  encoding: string,
): Promise<[IncomingMessage['headers'], Buffer]> {
  const headers = { authorization: `Bearer ${aoi.token}`, 'accept-encoding': encoding };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${office.url}/api${address}`, { headers }, resolve).on('error', reject).end();
  });
  return [answer.headers, await buffer(answer)];
}

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('compresses long JSON responses with %s', async (encoding, decompress) => {
  const [, plain] = await get(path, 'identity');
  const [headers, body] = await get(path, encoding);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toContain('accept-encoding');
  expect(body.length).toBeLessThan(plain.length / 3);
  expect(decompress(body).equals(plain)).toBe(true);
});

it('does not compress short responses', async () => {
  const [headers] = await get('/v1/settings', 'br');
  expect(headers['content-encoding']).toBeUndefined();
});
