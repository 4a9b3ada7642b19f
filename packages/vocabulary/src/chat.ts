export const maxChatRoomsCreated = 10;

export const maxMessageReactions = 20;

export const maxChatPins = 100;

/** Incoming webhooks of a room. */
export const maxChatWebhooks = 10;

export const maxOrganizationWebhooks = 500;

export const maxOutgoingWebhooks = 20;

/** Rooms of an outgoing webhook. */
export const maxOutgoingWebhookRooms = 20;

/** Per organisation. */
export const maxSlashCommands = 50;
export const maxSlashCommandNameLength = 32;
export const maxSlashCommandDescriptionLength = 100;
export const maxSlashCommandUsageHintLength = 60;
export const slashCommandNamePattern = /^[a-z0-9][a-z0-9_-]*$/;

/** Also of widgets and outgoing webhooks, and of the name that a webhook sends with a message. */
export const maxWebhookNameLength = 80;

/** Per member, over all rooms of an organisation. */
export const maxSavedChatMessages = 1000;

/** Per member, over all rooms of an organisation. Includes messages that could not be sent. */
export const maxScheduledChatMessages = 100;

/** Earlier texts kept of an edited message. */
export const maxChatMessageVersions = 20;

/** Per member, over all rooms of an organisation. */
export const maxChatReminders = 100;

/** How far ahead a message can be scheduled or a member reminded. */
export const maxScheduleDays = 120;

/** In rooms up to this size every member may use `@all` and `@here`, in larger ones only admins. */
export const maxMembersForGroupMention = 20;

/** A group mention that notifies more people asks for confirmation. */
export const confirmedGroupMentionSize = 30;

/** People in a direct room, including the member who opened it. */
export const maxDirectMembers = 8;

interface UnreadNumbers {
  unreadCount: number;
  unreadMentions: number;
  unreadThreads: readonly { unreadCount: number; unreadMentions: number }[];
  muted: boolean;
}

/** Unread messages of a room (only mentions if muted) plus unread replies in followed threads. */
export function unreadTotal({
  unreadCount,
  unreadMentions,
  unreadThreads,
  muted,
}: UnreadNumbers): number {
  const sum = (of: 'unreadCount' | 'unreadMentions') =>
    unreadThreads.reduce((total, thread) => total + thread[of], 0);
  // Does not count a thread reply that mentions the member twice.
  const ownMentions = unreadMentions - sum('unreadMentions');
  return (muted ? ownMentions : unreadCount) + sum('unreadCount');
}

/** Larger rooms send no read receipts, because they would dominate the traffic. */
export const maxMembersWithReceipts = 50;

export const chatHistoryMonths = 2;

export const chatInvitationDays = 7;
