import type { SceneMethodHandlers } from '@office/scene-bridge';
import type { Language } from '@office/vocabulary';
import type { MainView } from '../scenes/main-view.ts';
import type { MeetingRooms } from './meeting-rooms.ts';
import type { SharedPages } from './shared-pages.ts';

type MeetingMethod =
  | 'OnStartOnlineMeeting'
  | 'OnEndMeeting'
  | 'OnRequestShareDocument'
  | 'OnSelectImageShareDocument'
  | 'OnRequestJoinMeetingRoom'
  | 'OnCancelJoinMeetingRoom';

export function meetingMessages(
  rooms: MeetingRooms,
  shared: SharedPages,
  main: () => MainView | undefined,
  language: () => Language,
  changed: () => void,
): Pick<SceneMethodHandlers, MeetingMethod> {
  return {
    OnStartOnlineMeeting: ({ meetingId, meetingRoomId }) => {
      const zoneId = meetingRoomId && rooms.zoneOf(meetingRoomId);
      const zone = main()?.floor.plan.zones.find(({ id }) => id === zoneId);
      rooms.start(meetingId, meetingRoomId, zone?.name[language()]);
      changed();
    },
    OnEndMeeting: ({ meetingId }) => {
      const room = rooms.end(meetingId);
      if (room) shared.clear(room);
      changed();
    },
    OnRequestShareDocument: ({ meetingRoomId }) => shared.prepare(meetingRoomId),
    OnSelectImageShareDocument: (page) => shared.show(page),
    OnRequestJoinMeetingRoom: ({ meetingRoomId }) =>
      void main()?.walkRequests.goToZone(rooms.zoneOf(meetingRoomId)),
    OnCancelJoinMeetingRoom: ({ meetingRoomId }) =>
      main()?.walkRequests.leaveZone(rooms.zoneOf(meetingRoomId)),
  };
}
