import type { Schemas } from '@office/api';

/** Listeners of an all-hands room need neither a microphone nor a camera. */
export function joinsAsListener({
  allHands,
  canEdit,
}: Pick<Schemas['VoiceRoom'], 'allHands' | 'canEdit'>): boolean {
  return allHands && !canEdit;
}
