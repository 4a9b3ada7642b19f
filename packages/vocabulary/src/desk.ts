// The things on a member's desk.
export * from './contract/desk.ts';

/** Notes that one author leaves on one desk. */
export const maxDeskNotesByAuthor = 20;
