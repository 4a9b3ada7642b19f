// What stands and lies on a member's desk.
export {
  deskDecorationKinds,
  deskNoteTints,
  deskSlots,
  maxDeskDecorations,
  maxDeskNoteLength,
} from './contract.ts';
export type { DeskDecorationKind, DeskNoteTint, DeskSlot } from './contract.ts';

/** Notes on one desk. */
export const maxDeskNotes = 20;
