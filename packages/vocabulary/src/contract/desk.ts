// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Slot for a decoration on a desk. */
export const deskSlots = ['left', 'right', 'back'] as const;
export type DeskSlot = (typeof deskSlots)[number];

/** Kind of desk decoration. */
export const deskDecorationKinds = [
  'plant',
  'cactus',
  'photo',
  'lamp',
  'cup',
  'books',
  'clock',
  'figure',
] as const;
export type DeskDecorationKind = (typeof deskDecorationKinds)[number];

export const deskNoteTints = ['yellow', 'pink', 'green', 'blue'] as const;
export type DeskNoteTint = (typeof deskNoteTints)[number];

/** Things on a desk. */
export const maxDeskDecorations = 3;

/** Characters of a note. */
export const maxDeskNoteLength = 200;
