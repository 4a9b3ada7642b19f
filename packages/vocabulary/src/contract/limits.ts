// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Characters of a text of one line or some. */
export const maxTextLength = 255;

/** Characters of an email address. */
export const maxEmailLength = 255;

/** Characters of a search in a list. */
export const maxKeywordLength = 255;

/** Characters of a password at least. */
export const minPasswordLength = 4;

/** Characters of a password at most. */
export const maxPasswordLength = 16;

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

/** Members whom one call invites into a voice room. */
export const maxVoiceInvitees = 9;

/** Email addresses that a voice room is open to. */
export const maxVoiceRoomEmails = 100;

/** Things on a desk. */
export const maxDeskDecorations = 3;

/** Characters of a note. */
export const maxDeskNoteLength = 200;

/** Files that one call asks upload addresses for. */
export const maxUploadsAtOnce = 20;

/** Files that one call asks download addresses for. */
export const maxDownloadsAtOnce = 50;

/** Entries a page, unless a list has its own. */
export const pageSize = 10;

/** Entries a page at most. */
export const maxPageSize = 100;

/** Organisations a page, where one is chosen. */
export const organizationPageSize = 5;

/** Chat messages a page. */
export const messagePageSize = 50;

/** Chat messages a page at most. */
export const maxMessagePageSize = 100;

/** Changes of a chat room a page. */
export const changePageSize = 100;

/** Voice area rooms a page. */
export const voiceAreaPageSize = 100;

/** Voice admin rooms a page. */
export const voiceAdminPageSize = 30;

/** Meetings on a calendar. */
export const maxCalendarMeetings = 1000;
