import type { Schemas } from '@office/api';
import type { Language, NotificationKind } from '@office/vocabulary';

export interface VoiceChatInvite {
  organizationId: string;
  userIds: readonly string[];
  inviter: Pick<Schemas['PersonRef'], 'nameKanji' | 'nameLatin'>;
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
  tag: string;
  expiresAt: Date | null;
}

/** Queued: callers neither wait for delivery nor see failures. Open pages are notified there. */
export interface Push {
  /**
   * Skips members that muted the room, unless mentioned, and members with paused notifications, unless
   * `notifyPaused`. A reply goes to followers of its thread.
   */
  chatMessage(
    organizationId: string,
    message: Schemas['ChatMessage'],
    options?: { notifyPaused?: boolean },
  ): void;
  voiceChatInvite(invite: VoiceChatInvite): void;
  notification(notification: PushedNotification): void;
}

export const noPush: Push = {
  chatMessage: () => {},
  voiceChatInvite: () => {},
  notification: () => {},
};
