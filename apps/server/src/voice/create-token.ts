import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import type { Claims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { iceServersFor } from './ice-servers.ts';
import { isParticipant } from './participant-store.ts';
import { issueJoinToken } from './join-token.ts';
import { requireRoom, requireViewer, type VoiceDeps } from './room-access.ts';
import { toRoom } from './room-view.ts';
import { requirePlace } from './waiting.ts';

/**
 * Creates a token to join a room, together with the ICE servers.
 *
 * @throws {ApiError} 404 `voiceChatRoomInvalid`, `floorInvalid`; 403 `floorBlocked`, `contractBlocked`; 409
 *   `voiceChatRoomFull`
 */
export async function createVoiceToken(
  deps: VoiceDeps & Pick<Platform, 'config'>,
  claims: Claims,
  language: Language,
  roomId: string,
): Promise<Schemas['VoiceToken']> {
  const viewer = await requireViewer(deps, claims);
  const { organizationId, userId } = viewer;
  const room = await requireRoom(deps, viewer, roomId);
  // A current participant only renews its credentials and already counts towards the limit.
  if (!(await isParticipant(deps.db, roomId, userId))) {
    await requirePlace(deps.db, roomId, { userId, now: deps.now() });
  }
  const { token, expiresAt } = await issueJoinToken(deps, { organizationId, userId, roomId });
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    room: await toRoom(deps, { viewer, language }, room),
    ...iceServersFor(deps, userId),
  };
}
