/** Replaces the documentation pages, which pictures do not show. */
export const docs = {};
