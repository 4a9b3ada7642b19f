// Entries a page.
export * from './contract/paging.ts';

/** Members that one search shows, of the organisation or for voice chat. */
export const memberSearchSize = 10;

/** Page numbers that a pagination shows beside each other. */
export const visiblePages = 5;
