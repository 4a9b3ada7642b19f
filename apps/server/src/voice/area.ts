import { guestRetentionDays } from '@office/vocabulary';
import { subDays } from 'date-fns/subDays';
import type { Area } from '../platform/area.ts';
import { deleteOldGuestLinks } from './store/guest-store.ts';
import { voiceHandlers } from './handlers.ts';
import { deleteStaleVoiceRooms } from './rooms/room-cleanup.ts';
import { endAbandonedTranscripts } from './transcripts/transcript-end.ts';
import { deleteOldTranscripts } from './transcripts/transcript-store.ts';
import { voiceRoomSource } from './voice-room-search.ts';
import { VoiceServer } from './sockets/voice-server.ts';

export const voiceArea: Area = {
  handlers: voiceHandlers,
  searchSources: [voiceRoomSource],
  cleanup: {
    jobs: [({ db, now }) => deleteStaleVoiceRooms(db, now()), endAbandonedTranscripts],
    sweeps: {
      meetingTranscripts: { run: (tx, { now }) => deleteOldTranscripts(tx, now()) },
      meetingGuests: {
        run: (tx, { now }) => deleteOldGuestLinks(tx, subDays(now(), guestRetentionDays)),
      },
    },
  },
  startSockets: ({ voiceGrace: grace, voiceHeartbeat: heartbeat, ...deps }) =>
    new VoiceServer(deps.io, { ...deps, grace, heartbeat }),
};
