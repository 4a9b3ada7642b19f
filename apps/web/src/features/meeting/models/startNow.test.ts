import { OfficeError, type Schemas } from '@office/api';
import { expect, it, vi } from 'vitest';
import { startNow, type StartNowApi } from './startNow.ts';

const options = {
  title: 'Aoi’s meeting',
  floorId: 'f1',
  timeZone: 'Asia/Tokyo',
  span: { startTime: '2026-11-20T09:02:00.000Z', endTime: '2026-11-20T10:05:00.000Z' },
  clientId: 'c1',
};
const booking = { startTime: '', endTime: '', meetingId: null, title: null };
const taken = (meetingRoomId: string) => ({ meetingRoomId, bookings: [booking] });
const free = (meetingRoomId: string) => ({ meetingRoomId, bookings: [] });
const created = { id: 'm1' } as Schemas['Meeting'];

function setUp(bookings: StartNowApi['roomBookings']) {
  const create = vi.fn<StartNowApi['create']>().mockResolvedValue(created);
  return { create, api: { roomBookings: bookings, create } };
}

it.each([
  ['the first free room of the floor', { f1: [taken('a'), free('b'), free('c')] }, 'b'],
  ['a room of another floor', { f1: [taken('a')], all: [taken('a'), free('z')] }, 'z'],
  ['no room if all are taken', { f1: [taken('a')], all: [taken('a')] }, undefined],
])('starts in %s', async (_, rooms: Record<string, Schemas['RoomBookings'][]>, expected) => {
  const { api, create } = setUp((_span, floorId = 'all') => Promise.resolve(rooms[floorId] ?? []));
  await expect(startNow(api, options)).resolves.toBe(created);
  const [request] = create.mock.calls[0]!;
  expect(request.meetingRoomId).toBe(expected);
  expect(request).toMatchObject({
    title: 'Aoi’s meeting',
    endTime: '2026-11-20T10:05:00.000Z',
    clientId: 'c1',
  });
  expect(request).not.toHaveProperty('startTime');
});

it('starts without a room if the room was taken in the meantime', async () => {
  const { api, create } = setUp(() => Promise.resolve([free('a')]));
  const busy = { statusCode: 409, message: '', errors: 'meetingRoomBusy' } as const;
  create.mockRejectedValueOnce(new OfficeError(409, busy));
  await expect(startNow(api, options)).resolves.toBe(created);
  expect(create.mock.calls.map(([{ meetingRoomId }]) => meetingRoomId)).toEqual(['a', undefined]);
});

it('starts without a room if the rooms cannot be loaded', async () => {
  const { api, create } = setUp(() => Promise.reject(new Error('offline')));
  await startNow(api, options);
  expect(create.mock.calls[0]![0]).not.toHaveProperty('meetingRoomId');
});
