/** The first part of every query's key; see swr-openapi. */
export const queryPrefix = 'office';
