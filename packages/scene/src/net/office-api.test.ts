import type { SceneSignInData } from '@office/scene-bridge';
import { deskNoteTints } from '@office/vocabulary';
import { afterEach, expect, it, vi } from 'vitest';
import { OfficeApi } from './office-api.ts';
import { SceneSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en', 'Takahashi Ren'],
  ['ja', '高橋 蓮'],
] as const)('names the authors of desk notes in %s', async (language, author) => {
  const person = { nameKanji: '高橋 蓮', nameLatin: 'Takahashi Ren' };
  const note = { id: '1', author: person, text: 'こんにちは', tint: deskNoteTints[0] };
  vi.stubGlobal('fetch', async () => Response.json({ decorations: [], notes: [note] }));
  const user = { id: 'user-1' };
  const data = { apiBaseUrl: '/api', language, accessToken: 'token', user } as SceneSignInData;
  const api = new OfficeApi(new SceneSession(data, () => {}));
  expect((await api.desk(language)).notes).toMatchObject([{ author }]);
});

it('loads the meeting rooms of a floor from all pages', async () => {
  const rooms = Array.from({ length: 25 }, (_, index) => ({
    id: `room-${index}`,
    zoneId: `zone-${index}`,
    floorId: index % 2 === 0 ? 'floor-1' : 'floor-2',
  }));
  vi.stubGlobal('fetch', async (url: string) => {
    const page = Number(new URL(url, 'https://office.example').searchParams.get('page'));
    const data = rooms.slice((page - 1) * 10, page * 10);
    return Response.json({ data, metadata: { hasNextPage: page * 10 < rooms.length } });
  });
  const data = { apiBaseUrl: '/api', language: 'ja', accessToken: 'token' } as SceneSignInData;
  const api = new OfficeApi(new SceneSession(data, () => {}));
  const found = await api.meetingRooms('floor-1');
  expect([...found]).toEqual(
    rooms.filter(({ floorId }) => floorId === 'floor-1').map(({ zoneId, id }) => [zoneId, id]),
  );
});
