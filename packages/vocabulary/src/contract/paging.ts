// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

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
