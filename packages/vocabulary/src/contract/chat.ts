// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const chatRoomTypes = ['CHANNEL', 'DIRECT'] as const;
export type ChatRoomType = (typeof chatRoomTypes)[number];

/** Role in a room. Both members of a direct room are USER. */
export const chatRoomRoles = ['ADMIN', 'USER'] as const;
export type ChatRoomRole = (typeof chatRoomRoles)[number];

/** MISSED_CALL marks an unanswered call of the sender in a direct room; its content is empty. */
export const chatMessageTypes = ['TEXT', 'FILE', 'MISSED_CALL'] as const;
export type ChatMessageType = (typeof chatMessageTypes)[number];

/** Message types that members can send. */
export const sendableChatMessageTypes = ['TEXT', 'FILE'] as const;
export type SendableChatMessageType = (typeof sendableChatMessageTypes)[number];

/** Group mention: HERE (`@here`) for currently connected room members, ALL (`@all`) for all room members. Allowed for all members in rooms of at most 20, otherwise for room admins; never for guests. Not allowed in direct rooms of two and threads. Members who muted the room are not notified. */
export const chatMentionGroups = ['HERE', 'ALL'] as const;
export type ChatMentionGroup = (typeof chatMentionGroups)[number];

/** Content that a message search filters by. */
export const chatMessageParts = ['FILE', 'LINK'] as const;
export type ChatMessagePart = (typeof chatMessageParts)[number];

/** Characters of a chat message. */
export const maxMessageLength = 1000;

/** People whom one message mentions. */
export const maxMessageMentions = 50;

/** Maximum number of files in a message. */
export const maxMessageFiles = 20;

/** Maximum length of a typed invitation code. */
export const maxInviteTokenLength = 64;

/** Members whom one call adds to a chat room. */
export const maxMembersAdded = 9;

/** Maximum length of a message search. */
export const maxChatSearchLength = 100;
