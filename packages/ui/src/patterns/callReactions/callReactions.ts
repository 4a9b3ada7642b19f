import type { VoiceReactionKind } from '@office/vocabulary';

/** A reaction in a call, shown for about three seconds. */
export interface PersonReaction {
  id: number;
  userId: string;
  reaction: VoiceReactionKind;
}

export const reactionEmoji: Record<VoiceReactionKind, string> = {
  THUMBS_UP: '👍',
  CLAP: '👏',
  HEART: '❤️',
  LAUGH: '😂',
  SURPRISED: '😮',
  PARTY: '🎉',
};
