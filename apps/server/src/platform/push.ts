import type { Schemas } from '@office/api';
import type { MeetingAnswer, MeetingChange } from '@office/vocabulary';

/** An invitation to talk, for people who may have no page open. */
export interface VoiceChatInvite {
  organizationId: string;
  /** The members that it is for. */
  userIds: readonly string[];
  inviter: { nameKanji: string };
  /** The inviting room's name; null between two people. */
  roomName: string | null;
  invitationId: string;
}

/** A change of a meeting, for people who may have no page open. */
export interface MeetingNotice {
  organizationId: string;
  /** The members that it is for. */
  userIds: readonly string[];
  change: MeetingChange;
  meeting: { id: string; title: string; startTime: Date; endTime: Date; timeZone: string };
  /** The one who did so; null where time did. */
  byName: string | null;
  answer: MeetingAnswer | null;
}

/**
 * Notifies people on their devices. Callers neither wait for it nor fail with it: a notice
 * is queued and sent later. People with a page of the product open hear of it there.
 */
export interface Push {
  /**
   * A message has been sent: for those in its room who have not muted it or whom it mentions; a reply, for
   * those of them who follow its thread.
   */
  chatMessage(organizationId: string, message: Schemas['ChatMessage']): void;
  /** Someone asks others to talk. */
  voiceChatInvite(invite: VoiceChatInvite): void;
  /** A meeting was planned, changed, cancelled or answered, or is about to begin. */
  meeting(notice: MeetingNotice): void;
}

/** For servers without push. */
export const noPush: Push = { chatMessage: () => {}, voiceChatInvite: () => {}, meeting: () => {} };
