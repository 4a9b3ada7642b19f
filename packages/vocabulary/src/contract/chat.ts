// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const chatRoomTypes = ['CHANNEL', 'DIRECT'] as const;
export type ChatRoomType = (typeof chatRoomTypes)[number];

/** In a room. Both people of a direct room are USER. */
export const chatRoomRoles = ['ADMIN', 'USER'] as const;
export type ChatRoomRole = (typeof chatRoomRoles)[number];

/** MISSED_CALL stands in a direct room where its sender called the other, who did not answer; its content is empty. */
export const chatMessageTypes = ['TEXT', 'FILE', 'MISSED_CALL'] as const;
export type ChatMessageType = (typeof chatMessageTypes)[number];

/** The kinds of messages that people write themselves. */
export const sendableChatMessageTypes = ['TEXT', 'FILE'] as const;
export type SendableChatMessageType = (typeof sendableChatMessageTypes)[number];

/** A mention of many: HERE (`@here`) of those in the room who are connected at that moment, ALL (`@all`) of everyone in it. In rooms of at most 20 members every member may, in larger ones the room's admins; guests never. Neither in direct rooms nor in threads. Nobody is reached who has muted the room. */
export const chatMentionGroups = ['HERE', 'ALL'] as const;
export type ChatMentionGroup = (typeof chatMentionGroups)[number];

/** Characters of a chat message. */
export const maxMessageLength = 1000;

/** People whom one message mentions. */
export const maxMessageMentions = 50;

/** Files of one message. */
export const maxMessageFiles = 20;

/** Characters of an invitation code as it is typed. */
export const maxInviteTokenLength = 64;

/** Members whom one call adds to a chat room. */
export const maxMembersAdded = 9;

/** Characters of a search in messages. */
export const maxChatSearchLength = 100;
