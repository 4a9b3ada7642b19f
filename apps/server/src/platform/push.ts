import type { Schemas } from '@office/api';
import type { Language, NotificationKind } from '@office/vocabulary';

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

/** A notification of the product, for those who have it and may have no page open. */
export interface PushedNotification {
  id: string;
  organizationId: string;
  kind: NotificationKind;
  title: Record<Language, string>;
  /** The beginning of what it says, as plain text. */
  content: Record<Language, string>;
  path: string;
  /** A later one with the same tag takes its place. */
  tag: string;
  /** After this nobody is told of it. */
  expiresAt: Date | null;
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
  /** Members have a notification: those of them who have not read it. */
  notification(notification: PushedNotification): void;
}

/** For servers without push. */
export const noPush: Push = {
  chatMessage: () => {},
  voiceChatInvite: () => {},
  notification: () => {},
};
