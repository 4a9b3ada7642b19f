// What stands and lies on a member's desk.
export {
  deskDecorationKinds,
  deskNoteTints,
  deskSlots,
  maxDeskDecorations,
  maxDeskNoteLength,
} from './contract.ts';
export type { DeskDecorationKind, DeskNoteTint, DeskSlot } from './contract.ts';

/** Notes that one author leaves on one desk. */
export const maxDeskNotesByAuthor = 20;
