import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

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
    ['turns the line around', '営業\u202e部'],
    ['shuts a part of the line off', '営業\u2066部'],
    ['says its direction', '営業部\u200f'],
    ['has a sign of no width', '営業\u200b部'],
    ['joins what is no emoji', '営業\u200d部'],
    ['joins an emoji to nothing', '営業部👩\u200d'],
    ['ends in an unseen sign', '営業部\ufeff'],
    ['hyphenates softly', '営業\u00ad部'],
    ['is a letter that is blank', '\u3164'],
    ['is a blank of Braille', '\u2800'],
    ['chooses a form of a letter', 'A\ufe0f'],
    ['chooses a form twice', '辻\u{e0100}\u{e0101}'],
    ['carries hidden tags', '営業部\u{e0061}\u{e0062}'],
    ['has two lines', '営業\u2028部'],
    ['is half a character', '\ud83d'],
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
    ['kanji with a form of its own', '辻\u{e0100}さんの会'],
    ['a kanji’s older form', '神\ufe00社'],
    ['kana in parts', 'ガ'.normalize('NFD')],
    ['joined emoji', bothFamilies],
    ['a coloured heart', '❤️ 👁️‍🗨️ ㊗️'],
    ['keys and flags', '1️⃣ 🇯🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️'],
    ['a script from right to left', 'مكتب'],
    ['letters with accents', 'Zoë’s café #1'],
  ])('can contain %s', async (_, name) => {
    const made = await makeVoiceRoom(name);
    expect(made).toMatchObject({ status: 201, body: { name } });
    const address = `/v1/voice-chat/rooms/${made.body.id}`;
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
