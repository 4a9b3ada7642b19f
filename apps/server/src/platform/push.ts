import type { Schemas } from '@office/api';
import type { Language, NotificationKind } from '@office/vocabulary';

export interface VoiceChatInvite {
  organizationId: string;
  userIds: readonly string[];
  inviter: { nameKanji: string };
  /** Name of the inviting room. Null for a call between two people. */
  roomName: string | null;
  invitationId: string;
}

export interface PushedNotification {
  id: string;
  organizationId: string;
  kind: NotificationKind;
  title: Record<Language, string>;
  /** Beginning of the content, as plain text. */
  content: Record<Language, string>;
  path: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  /** No push messages are sent after this time. */
  expiresAt: Date | null;
}

/**
 * Sends push messages to devices. Messages are queued, so callers neither wait for delivery nor see its
 * failures. People with an open page are notified there instead.
 */
export interface Push {
  /**
   * Announces a message in its room. Skips members that muted the room, unless the message mentions
   * them. A reply is announced only to members that follow its thread.
   */
  chatMessage(organizationId: string, message: Schemas['ChatMessage']): void;
  voiceChatInvite(invite: VoiceChatInvite): void;
  notification(notification: PushedNotification): void;
}

export const noPush: Push = {
  chatMessage: () => {},
  voiceChatInvite: () => {},
  notification: () => {},
};
