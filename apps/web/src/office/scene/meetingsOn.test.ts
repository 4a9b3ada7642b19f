import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { diffMeetings } from './meetingsOn.ts';

const room = (id: string, meetingId: string | null) =>
  ({ meetingRoom: { id }, current: meetingId ? { meetingId } : null }) as Schemas['RoomMeetings'];

it.each([
  ['no meeting', [], [room('sakura', null)], []],
  [
    'a meeting starts',
    [],
    [room('sakura', 'm1'), room('ume', null)],
    [['OnStartOnlineMeeting', { meetingId: 'm1', meetingRoomId: 'sakura' }]],
  ],
  ['a meeting continues', [['sakura', 'm1']], [room('sakura', 'm1')], []],
  [
    'the next meeting starts',
    [['sakura', 'm1']],
    [room('sakura', 'm2')],
    [
      ['OnEndMeeting', { meetingId: 'm1', meetingRoomId: 'sakura' }],
      ['OnStartOnlineMeeting', { meetingId: 'm2', meetingRoomId: 'sakura' }],
    ],
  ],
  [
    'another floor is shown',
    [['sakura', 'm1']],
    [room('kaede', 'm3')],
    [
      ['OnEndMeeting', { meetingId: 'm1', meetingRoomId: 'sakura' }],
      ['OnStartOnlineMeeting', { meetingId: 'm3', meetingRoomId: 'kaede' }],
    ],
  ],
] as const)('sends only the changes of meetings: %s', (_name, before, rooms, messages) => {
  const known = new Map(before);
  expect(diffMeetings(known, rooms).messages).toEqual(messages);
});
