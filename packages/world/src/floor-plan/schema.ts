import * as z from 'zod/mini';

/** Kinds of zones: a plain part of the floor, a room to meet in, an area to talk in, … */
const zoneKinds = ['OPEN', 'MEETING', 'VOICE', 'LOUNGE', 'DESK_AREA'] as const;
export type ZoneKind = (typeof zoneKinds)[number];

const wallMaterials = ['PLASTER', 'GLASS', 'WOOD', 'WINDOW', 'RAIL'] as const;
export type WallMaterial = (typeof wallMaterials)[number];

const floorFinishes = ['WOOD', 'CARPET', 'TILE', 'CONCRETE'] as const;
export const tints = ['sand', 'iris', 'sage', 'clay', 'sky', 'rose', 'charcoal', 'ivory'] as const;
export type Tint = (typeof tints)[number];

const seatKinds = ['DESK', 'CHAIR', 'SOFA', 'STOOL'] as const;
export type SeatKind = (typeof seatKinds)[number];

export const decorKinds = [
  'PLANT',
  'TREE',
  'PLANTER',
  'RUG',
  'ROUND_RUG',
  'FLOOR_LAMP',
  'PENDANT',
  'SOFA',
  'ARMCHAIR',
  'COFFEE_TABLE',
  'ROUND_TABLE',
  'MEETING_TABLE',
  'WHITEBOARD',
  'SCREEN',
  'KITCHEN_COUNTER',
  'KITCHEN_ISLAND',
  'FRIDGE',
  'BOOKSHELF',
  'CABINET',
  'DIVIDER',
  'PHONE_BOOTH',
  'ARTWORK',
  'CLOCK',
  'COAT_RACK',
  'RECEPTION',
  'PRINTER',
] as const;
export type DecorKind = (typeof decorKinds)[number];

const coordinate = z.number().check(z.gte(0), z.lte(300));
const point = z.tuple([coordinate, coordinate]);
const length = z.number().check(z.gt(0), z.lte(300));
const angle = z.number().check(z.gte(-10), z.lte(10));
const id = z.string().check(z.minLength(1), z.maxLength(64));
const name = z.object({
  ja: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
});

const placed = { x: coordinate, z: coordinate, heading: angle };

/**
 * One floor of an office as data. Metres; x runs from the left (0) to `size.width`, z from the back (0)
 * to `size.depth`, towards the viewer. Headings are radians: 0 looks towards +z, a quarter turn towards +x.
 */
export const floorPlanSchema = z.object({
  version: z.literal(1),
  name,
  size: z.object({ width: length, depth: length, height: length }),
  /** Where someone appears; the first free one is taken. */
  spawns: z.array(z.object(placed)).check(z.minLength(1)),
  walls: z.array(
    z.object({
      id,
      from: point,
      to: point,
      thickness: length,
      height: length,
      material: z.enum(wallMaterials),
    }),
  ),
  /** Openings in a wall: `at` is the metres from the wall's `from` to the opening's middle. */
  doors: z.array(
    z.object({
      id,
      wallId: id,
      at: coordinate,
      width: length,
      kind: z.enum(['OPENING', 'GLASS', 'WOOD']),
    }),
  ),
  /** Named parts of the floor; where two overlap the later one counts. */
  zones: z.array(
    z.object({
      id,
      kind: z.enum(zoneKinds),
      name,
      polygon: z.array(point).check(z.minLength(3)),
      finish: z.enum(floorFinishes),
      tint: z.enum(tints),
    }),
  ),
  desks: z.array(z.object({ id, ...placed, width: length, depth: length })),
  /**
   * Places to sit. `DESK` seats are those that a member can make their own (seat positions);
   * `label` is what people call it. `heading` is where the sitter looks.
   */
  seats: z.array(
    z.object({ id, label: z.string(), ...placed, zoneId: id, kind: z.enum(seatKinds) }),
  ),
  decor: z.array(
    z.object({
      kind: z.enum(decorKinds),
      ...placed,
      /** Metres across and front to back; without them the kind's own size. */
      width: z.optional(length),
      depth: z.optional(length),
      tint: z.optional(z.enum(tints)),
    }),
  ),
});

export type FloorPlan = z.infer<typeof floorPlanSchema>;
export type Wall = FloorPlan['walls'][number];
export type Door = FloorPlan['doors'][number];
export type Zone = FloorPlan['zones'][number];
export type Desk = FloorPlan['desks'][number];
export type Seat = FloorPlan['seats'][number];
export type Spawn = FloorPlan['spawns'][number];
export type Decor = FloorPlan['decor'][number];
