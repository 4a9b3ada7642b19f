import { EnterMeetingRoom, MeetingRoomBar } from '@office/ui/screens/voice';
import type { MeetingRoomEntry } from '@office/vocabulary';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import type { RoomMeetingMatch } from '../../../office/floors/roomMeetings.ts';
import { useNotice } from '../../../platform/notices/useNotice.ts';
import { useChangeAudio } from '../../settings/index.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { useEnteredRoom } from './useEnteredRoom.ts';
import { useShownTimeout } from './useShownTimeout.ts';

export function MeetingRoomPrompt() {
  const { meetingRooms, zones } = useVoice();
  const state = useStore(meetingRooms);
  const isAsking = state.status === 'asking';
  const enteredRoom = useEnteredRoom(
    isAsking ? state.room : null,
    isAsking ? state.meetingRoomId : null,
  );
  const isShown = useNotice('meetingRoom', enteredRoom !== null);
  useShownTimeout(isShown, (isSeen) => meetingRooms.setQuestionShown(isSeen));
  const navigate = useNavigate();
  const changeAudio = useChangeAudio();
  const remember = (meetingRoomEntry: MeetingRoomEntry) => changeAudio({ meetingRoomEntry });
  return (
    <EnterMeetingRoom
      room={isShown && enteredRoom ? enteredRoom.room : null}
      onJoin={(event) => {
        meetingRooms.join({ muted: event.muted, meetingId: joinable(enteredRoom?.meeting) });
        if (event.remember) remember(event.muted ? 'MUTED' : 'UNMUTED');
      }}
      onStay={(event) => {
        meetingRooms.stay();
        if (event.remember) remember('STAY');
      }}
      onWait={() => {
        meetingRooms.stay();
        if (isAsking && state.room) zones.waitFor(state.room);
      }}
      onBegin={() => {
        meetingRooms.stay();
        if (enteredRoom) void navigate(enteredRoom.beginHref);
      }}
      onOpen={() => {
        meetingRooms.stay();
        openElsewhere(enteredRoom?.meeting);
      }}
    />
  );
}

export function CurrentMeetingRoom() {
  const { meetingRooms, zones } = useVoice();
  const { call } = useCalls();
  const waitsFor = useStore(zones, (full) => (full?.isWaiting ? full.room.id : null));
  const state = useStore(meetingRooms);
  const navigate = useNavigate();
  const isTaken = state.status === 'taken';
  const isHere = (state.status === 'inside' || isTaken) && !call;
  const meetingRoomId = isHere ? state.meetingRoomId : null;
  const talk = isHere && state.status === 'inside' ? state.room : null;
  const enteredRoom = useEnteredRoom(talk, meetingRoomId);
  const isFree = isTaken && enteredRoom?.meeting === null;
  // The room can be used for other calls once the meeting has ended.
  useEffect(() => {
    if (isFree && meetingRoomId) void meetingRooms.offer(meetingRoomId);
  }, [isFree, meetingRoomId, meetingRooms]);
  if (!enteredRoom || !meetingRoomId) return null;
  return (
    <MeetingRoomBar
      room={enteredRoom.room}
      taken={isTaken}
      onJoin={({ muted }) => meetingRooms.join({ muted, meetingId: joinable(enteredRoom.meeting) })}
      onWait={talk && talk.id !== waitsFor ? () => zones.waitFor(talk) : undefined}
      onBegin={() => void navigate(enteredRoom.beginHref)}
      onOpen={() => openElsewhere(enteredRoom.meeting)}
      onOpenSettings={() => void navigate('/settings#audio')}
    />
  );
}

function joinable(meeting: RoomMeetingMatch | null | undefined): string | undefined {
  const { canJoin, provider, meetingId } = meeting ?? {};
  return canJoin && provider === 'OFFICE' ? meetingId : undefined;
}

function openElsewhere(meeting: RoomMeetingMatch | null | undefined): void {
  if (meeting?.meetingUrl) window.open(meeting.meetingUrl, '_blank', 'noopener');
}
