export * from './contract/desk.ts';

export const maxDeskNotesByAuthor = 20;
