export const maxDeskNotesByAuthor = 20;
