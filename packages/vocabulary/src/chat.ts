// Chat rooms and direct messages: their words and limits (spec §3, §5, §9).
import { megabyte } from './units.ts';

export * from './contract/chat.ts';

/** The weight of a message's request at most. */
export const maxMessageBytes = megabyte;

/** Chat rooms that one member creates. */
export const maxChatRoomsCreated = 10;

/** Different emoji below one message. */
export const maxMessageReactions = 20;

/** Above this a room does not tell everyone who has read what: it would be most of what is sent. */
export const maxMembersWithReceipts = 50;

/** How long messages and their files are kept: retention. */
export const chatHistoryMonths = 2;

/** How long an invitation code counts. */
export const chatInvitationDays = 7;
