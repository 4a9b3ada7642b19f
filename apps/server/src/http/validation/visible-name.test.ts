import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let sakura: TestOrganization;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  sakura = await makeOrganization(server, 'Sakura');
  const person = await makePerson(server, sakura.organizationId);
  ({ token } = await signInToOrganization(server, person, sakura.organizationId));
});
afterAll(() => server.close());

type Named = Partial<Schemas['VoiceRoom']>;
const call = (method: string, address: string, body: object) =>
  server.call<Named>(method, address, { token, body });

const makeVoiceRoom = (name: string) => call('POST', '/v1/voice-chat/rooms', { kind: 'OWN', name });
const makeChannel = (name: string) =>
  call('POST', '/v1/user/chat-rooms', { type: 'CHANNEL', name });

const bothFamilies = '👨‍👩‍👧‍👦 と 👩🏽‍🤝‍👩🏻';

describe('display names', () => {
  it.each([
    ['contains a right-to-left override', '営業\u202e部'],
    ['contains a bidirectional isolate', '営業\u2066部'],
    ['contains a direction mark', '営業部\u200f'],
    ['contains a zero-width space', '営業\u200b部'],
    ['joins characters that are not emoji', '営業\u200d部'],
    ['ends with an emoji joiner', '営業部👩\u200d'],
    ['ends with a byte order mark', '営業部\ufeff'],
    ['contains a soft hyphen', '営業\u00ad部'],
    ['is a Hangul filler', '\u3164'],
    ['is a blank Braille pattern', '\u2800'],
    ['has a variation selector after a letter', 'A\ufe0f'],
    ['has two variation selectors', '辻\u{e0100}\u{e0101}'],
    ['contains tag characters', '営業部\u{e0061}\u{e0062}'],
    ['contains a line separator', '営業\u2028部'],
    ['is a lone surrogate', '\ud83d'],
  ])('are rejected if the text %s', async (_, name) => {
    const refused = { status: 400, errors: { name: 'invalid' } };
    expect(await makeChannel(name)).toMatchObject(refused);
    expect(await makeVoiceRoom(name)).toMatchObject(refused);
    const floor = ['floor', 'create', '--contract', sakura.contractId, '--plan', 'sakura-1'];
    for (const typed of [
      ['organization', 'create'],
      ['contract', 'create', '--organization', sakura.organizationId],
      floor,
      ['floor', 'rename', sakura.floorId],
    ]) {
      await expect(server.operate(...typed, '--name', name)).rejects.toMatchObject({
        name: 'UsageError',
        message: expect.stringContaining('--name must be one line') as unknown,
      });
    }
  });

  it.each([
    ['kanji with a variation selector', '辻\u{e0100}さんの会'],
    ['a compatibility kanji', '神\ufe00社'],
    ['decomposed kana', 'ガ'.normalize('NFD')],
    ['joined emoji', bothFamilies],
    ['a coloured heart', '❤️ 👁️‍🗨️ ㊗️'],
    ['keycaps and flags', '1️⃣ 🇯🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️'],
    ['right-to-left text', 'مكتب'],
    ['letters with accents', 'Zoë’s café #1'],
  ])('can contain %s', async (_, name) => {
    const room = await makeVoiceRoom(name);
    expect(room).toMatchObject({ status: 201, body: { name } });
    const address = `/v1/voice-chat/rooms/${room.body.id}`;
    expect((await server.call('DELETE', address, { token })).status).toBe(204);
    const [id] = await server.operate('organization', 'create', '--name', name);
    expect((await server.operate('organization', 'list')).join('\n')).toContain(`${id}  ${name}`);
  });

  it('are rejected when renaming, which keeps the old name', async () => {
    const rooms = [
      ['/v1/voice-chat/rooms', await makeVoiceRoom(bothFamilies)],
      ['/v1/user/chat-rooms', await makeChannel(bothFamilies)],
    ] as const;
    for (const [address, { body }] of rooms) {
      const room = `${address}/${body.id}`;
      expect(await call('PATCH', room, { name: '総務\u202e部' })).toMatchObject({
        status: 400,
        errors: { name: 'invalid' },
      });
      const kept = await server.call<Named>('GET', room, { token });
      expect(kept.body.name).toBe(bothFamilies);
    }
  });
});
