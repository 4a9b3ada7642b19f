import * as z from 'zod/mini';

export const deskSlots = ['left', 'right', 'back'] as const;
export type DeskSlot = (typeof deskSlots)[number];

export const decorationKinds = [
  'plant',
  'cactus',
  'photo',
  'lamp',
  'cup',
  'books',
  'clock',
  'figure',
] as const;
export type DecorationKind = (typeof decorationKinds)[number];

export const noteTints = ['yellow', 'pink', 'green', 'blue'] as const;
export type NoteTint = (typeof noteTints)[number];

/** The answer of `GET /v1/meetings`, as far as it is drawn. */
export const meetingsSchema = z.object({
  data: z.array(
    z.object({
      title: z.string(),
      startTime: z.nullable(z.string()),
      status: z.string(),
    }),
  ),
});

/** The answer of `GET /v1/users/{userId}/desk`, as far as it is drawn. */
export const deskSchema = z.object({
  decorations: z.array(z.object({ slot: z.enum(deskSlots), kind: z.enum(decorationKinds) })),
  notes: z.array(
    z.object({
      id: z.string(),
      author: z.object({ nameKanji: z.string() }),
      text: z.string(),
      tint: z.enum(noteTints),
    }),
  ),
});
