import type { SceneSignInData } from '@office/scene-bridge';
import { afterEach, expect, it, vi } from 'vitest';
import { OfficeApi } from './office-api.ts';
import { SceneSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

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
