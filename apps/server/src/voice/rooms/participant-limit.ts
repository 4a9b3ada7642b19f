import { maxSfuParticipants, maxVoiceParticipants } from '@office/vocabulary';
import type { Platform } from '../../platform/platform.ts';
import type { VoiceRoomKind } from '../store/room-store.ts';

/** Direct calls always use a mesh. */
export function participantLimit(
  { config }: Pick<Platform, 'config'>,
  kind: VoiceRoomKind,
): number {
  return config.voice.sfu && kind !== 'DIRECT' ? maxSfuParticipants : maxVoiceParticipants;
}
