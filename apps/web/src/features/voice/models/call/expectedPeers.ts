import type { Schemas } from '@office/api';
import { maxVoiceParticipants } from '@office/vocabulary';

type Room = Pick<Schemas['VoiceRoom'], 'kind' | 'participants'>;

/** Number of participants for whom a joining member prepares connections. None if the call uses a media server. */
export function expectedPeersIn({ kind, participants }: Room, myUserId: string): number {
  const others = participants.filter(({ userId }) => userId !== myUserId);
  if (others.length >= maxVoiceParticipants) return 0;
  // In a direct call the other member joins at the same time.
  const least = kind === 'DIRECT' ? 1 : 0;
  return Math.max(others.length, least);
}
