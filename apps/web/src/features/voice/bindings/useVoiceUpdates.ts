import type { RealtimeMessages, Schemas } from '@office/api';
import { useEffect } from 'react';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { usePatchQueries } from '../../../platform/api/usePatchQueries.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import type { CallManager } from '../models/CallManager.ts';

const lists = [
  '/v1/voice-chat/area-rooms',
  '/v1/voice-chat/rooms',
  '/v1/voice-chat/admin-rooms',
] as const;

/** Brings invitations to the member, and who comes and goes into every list of rooms. */
export function useVoiceUpdates(voice: CallManager): void {
  const patch = usePatchQueries();
  const renew = useMutateQueries();

  useEffect(() => {
    const renewLists = () => {
      for (const path of lists) void renew([path]);
    };
    const onRoom = ({ roomId, participants }: RealtimeMessages['voiceRoomChanged']) => {
      if (participants === null) {
        renewLists();
        void renew(['/v1/voice-chat/rooms/{id}']);
        return;
      }
      const changed = (room: Schemas['VoiceRoom']) =>
        room.id === roomId ? { ...room, participants } : room;
      for (const path of lists)
        void patch(path, (list) => ({ ...list, data: list.data.map(changed) }));
      void patch('/v1/voice-chat/rooms/{id}', changed);
      void renew(['/v1/voice-chat/users-not-in']);
    };
    const onDeleted = ({ roomId, kind }: RealtimeMessages['deleteRoom']) => {
      if (kind === null) return;
      voice.deleted(roomId);
      renewLists();
      void renew(['/v1/voice-chat/rooms/{id}']);
    };
    const stops = [
      realtime.on('inviteJoinVoiceChat', ({ invitation }) => voice.invited(invitation)),
      realtime.on('inviteUsersJoinVoiceChat', ({ invitation, users }) =>
        voice.invited(
          invitation,
          users.map(({ id }) => id),
        ),
      ),
      realtime.on('inviteConfirmVoiceChat', (answer) => voice.answered(answer)),
      realtime.on('voiceRoomChanged', onRoom),
      realtime.on('deleteRoom', onDeleted),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [voice, patch, renew]);
}
