import {
  maxAllHandsParticipants,
  maxSfuParticipants,
  maxVoiceParticipants,
} from '@office/vocabulary';
import type { Platform } from '../../platform/platform.ts';
import type { VoiceRoomRow } from '../store/room-store.ts';

/** Direct calls always use a mesh. */
export function participantLimit(
  { config }: Pick<Platform, 'config'>,
  { kind, allHands }: Pick<VoiceRoomRow, 'kind' | 'allHands'>,
): number {
  if (!config.voice.sfu || kind === 'DIRECT') return maxVoiceParticipants;
  return allHands ? maxAllHandsParticipants : maxSfuParticipants;
}
