// What stands and lies on a member's desk.
export { deskDecorationKinds, deskNoteTints, deskSlots } from './contract/office.ts';
export { maxDeskDecorations, maxDeskNoteLength } from './contract/limits.ts';
export type { DeskDecorationKind, DeskNoteTint, DeskSlot } from './contract/office.ts';

/** Notes that one author leaves on one desk. */
export const maxDeskNotesByAuthor = 20;
