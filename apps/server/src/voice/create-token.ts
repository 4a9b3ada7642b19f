import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { iceServersFor } from './ice-servers.ts';
import { isParticipant } from './store/participant-store.ts';
import { issueJoinToken } from './participants/join-token.ts';
import { requireRoom, requireViewer, type VoiceDeps } from './rooms/room-access.ts';
import { toRoom } from './rooms/room-view.ts';
import { requireFreeSeat } from './participants/waiting.ts';

/** Creates a token to join a room, together with the ICE servers. */
export async function createVoiceToken(
  context: VoiceDeps & Pick<Platform, 'config'> & WithViewer,
  language: Language,
  roomId: string,
): Promise<Schemas['VoiceToken']> {
  const viewer = await requireViewer(context);
  const { organizationId, userId } = viewer;
  const room = await requireRoom(context, viewer, roomId);
  // A current participant only renews its credentials and already counts towards the limit.
  if (!(await isParticipant(context.db, roomId, userId))) {
    await requireFreeSeat(context, context.db, room.row, userId);
  }
  const { token, expiresAt } = await issueJoinToken(context, { organizationId, userId, roomId });
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    room: await toRoom(context, { viewer, language }, room),
    ...iceServersFor(context, userId),
  };
}
