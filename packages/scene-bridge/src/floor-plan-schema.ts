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

/** The size and footing of each kind of decor: [width, depth], and whether one walks around it. */
export const decorSizes: Record<DecorKind, { width: number; depth: number; solid: boolean }> = {
  PLANT: { width: 0.5, depth: 0.5, solid: true },
  TREE: { width: 0.8, depth: 0.8, solid: true },
  PLANTER: { width: 1.6, depth: 0.4, solid: true },
  RUG: { width: 3, depth: 2, solid: false },
  ROUND_RUG: { width: 2.4, depth: 2.4, solid: false },
  FLOOR_LAMP: { width: 0.35, depth: 0.35, solid: true },
  PENDANT: { width: 0.6, depth: 0.6, solid: false },
  SOFA: { width: 2, depth: 0.85, solid: true },
  ARMCHAIR: { width: 0.85, depth: 0.8, solid: true },
  COFFEE_TABLE: { width: 1, depth: 0.6, solid: true },
  ROUND_TABLE: { width: 0.9, depth: 0.9, solid: true },
  MEETING_TABLE: { width: 2.4, depth: 1.1, solid: true },
  WHITEBOARD: { width: 1.8, depth: 0.12, solid: false },
  SCREEN: { width: 1.6, depth: 0.1, solid: false },
  KITCHEN_COUNTER: { width: 3, depth: 0.65, solid: true },
  KITCHEN_ISLAND: { width: 2, depth: 0.8, solid: true },
  FRIDGE: { width: 0.75, depth: 0.7, solid: true },
  BOOKSHELF: { width: 1.6, depth: 0.35, solid: true },
  CABINET: { width: 1.2, depth: 0.45, solid: true },
  DIVIDER: { width: 1.8, depth: 0.12, solid: true },
  PHONE_BOOTH: { width: 1.2, depth: 1.1, solid: true },
  ARTWORK: { width: 1, depth: 0.06, solid: false },
  CLOCK: { width: 0.4, depth: 0.06, solid: false },
  COAT_RACK: { width: 0.5, depth: 0.5, solid: true },
  RECEPTION: { width: 2.4, depth: 0.8, solid: true },
  PRINTER: { width: 0.7, depth: 0.6, solid: true },
};
