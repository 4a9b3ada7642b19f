// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Entries a page, unless a list has its own. */
export const pageSize = 10;

/** Entries a page at most. */
export const maxPageSize = 100;

/** Page size of the organisation picker. */
export const organizationPageSize = 5;

/** Chat messages a page. */
export const messagePageSize = 50;

/** Maximum page size of chat messages. */
export const maxMessagePageSize = 100;

/** Changes of a chat room a page. */
export const changePageSize = 100;

/** Voice area rooms a page. */
export const voiceAreaPageSize = 100;

/** Page size of voice admin rooms. */
export const voiceAdminPageSize = 30;
