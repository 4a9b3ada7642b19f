import { EnterMeetingRoom, MeetingRoomBar, type EnteredMeetingRoom } from '@office/ui';
import type { Schemas } from '@office/api';
import type { MeetingRoomEntry } from '@office/vocabulary';
import { useNavigate } from 'react-router-dom';
import { useStore } from '../../../lib/useStore.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChangeAudio } from '../../settings/index.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { roomName, toVoicePerson } from './viewModels.ts';

/** Asks whether to join the talk of the meeting room that the member has come into. */
export function MeetingRoomPrompt() {
  const { meetingRooms } = useVoice();
  const state = useStore(meetingRooms);
  const room = useEntered(state.status === 'asking' ? state.room : null);
  const changeAudio = useChangeAudio();
  const remember = (meetingRoomEntry: MeetingRoomEntry) => changeAudio({ meetingRoomEntry });
  return (
    <EnterMeetingRoom
      room={room}
      onJoin={(event) => {
        meetingRooms.join({ muted: event.muted });
        if (event.remember) remember(event.muted ? 'MUTED' : 'UNMUTED');
      }}
      onStay={(event) => {
        meetingRooms.stay();
        if (event.remember) remember('STAY');
      }}
    />
  );
}

/** The meeting room that the member is in while they are in no call. */
export function OwnMeetingRoom() {
  const { meetingRooms } = useVoice();
  const { call } = useCalls();
  const state = useStore(meetingRooms);
  const navigate = useNavigate();
  const room = useEntered(state.status === 'inside' && !call ? state.room : null);
  if (!room) return null;
  return (
    <MeetingRoomBar
      room={room}
      onJoin={({ muted }) => meetingRooms.join({ muted })}
      onOpenSettings={() => void navigate('/settings#audio')}
    />
  );
}

/** The room with those who talk in it now. */
function useEntered(room: Schemas['VoiceRoom'] | null): EnteredMeetingRoom | null {
  const params = room && { path: { id: room.id } };
  const { data } = useQuery('/v1/voice-chat/rooms/{id}', params && { params });
  if (!room) return null;
  const { id, names, name, limit, participants } = data ?? room;
  return {
    roomId: id,
    name: roomName({ name, names }),
    participants: participants.map(toVoicePerson),
    limit,
  };
}
