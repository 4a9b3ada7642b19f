// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** MEETING: chat of a meeting or of a series. Its name and members follow the meeting. */
export const chatRoomTypes = ['CHANNEL', 'DIRECT', 'MEETING'] as const;
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

/** Group mention: HERE (`@here`) for currently connected room members, ALL (`@all` or `@channel`) for all room members. `GroupMentionRules` of the organisation define who can use it; room admins and administrators always can, guests never. Not allowed in direct rooms of two. Members who muted the room are not notified. In a thread, notified members follow the thread. */
export const chatMentionGroups = ['HERE', 'ALL'] as const;
export type ChatMentionGroup = (typeof chatMentionGroups)[number];

/** EVERYONE: all members except guests can use group mentions. ADMINISTRATORS: only room admins and administrators of the organisation can, except in small rooms. */
export const groupMentionAccesses = ['EVERYONE', 'ADMINISTRATORS'] as const;
export type GroupMentionAccess = (typeof groupMentionAccesses)[number];

/** Why the caller cannot use group mentions. ADMINISTRATORS: only room admins and administrators can in this room. GUEST: guests cannot. DIRECT: not available in direct rooms of two. */
export const groupMentionRefusals = ['ADMINISTRATORS', 'GUEST', 'DIRECT'] as const;
export type GroupMentionRefusal = (typeof groupMentionRefusals)[number];

/** JOINED: `people` joined, or were added by `actor`. LEFT: `people` left. REMOVED: `actor` removed `people`. RENAMED: `actor` changed the name. MESSAGE_DELETED: `actor`, a room admin, deleted a message of `people`. WEBHOOK_CONNECTED: `actor` connected the outgoing webhook `newName`, which receives later messages of the room. WEBHOOK_DISCONNECTED: it no longer receives them; `actor` is null if the server disabled it. */
export const chatSystemLineKinds = [
  'JOINED',
  'LEFT',
  'REMOVED',
  'RENAMED',
  'MESSAGE_DELETED',
  'WEBHOOK_CONNECTED',
  'WEBHOOK_DISCONNECTED',
] as const;
export type ChatSystemLineKind = (typeof chatSystemLineKinds)[number];

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

/** Largest room size that an organisation can exempt from its group mention rules. */
export const maxGroupMentionOpenSize = 1000;

/** Characters of the name of a section of the chat list. */
export const maxChatSectionNameLength = 60;

/** System lines of a room that are listed with messages. */
export const maxChatSystemLines = 500;

/** Sections of the chat lists of a member. */
export const maxChatSections = 30;

/** Members whom one call adds to a chat room. */
export const maxMembersAdded = 9;

/** Maximum length of a message search. */
export const maxChatSearchLength = 100;
