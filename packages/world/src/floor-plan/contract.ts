// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.
import {
  planDecorKinds,
  planDoorKinds,
  planFinishes,
  planSeatKinds,
  planTints,
  planWallMaterials,
  planZoneKinds,
} from '@office/vocabulary';
import * as z from 'zod/mini';

/** Name in each language, each a `VisibleName`, and the reading of the Japanese name. */
const planNameSchema = z.object({
  ja: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
  katakana: z.optional(z.string()),
});

/** Length in metres. */
const planLengthSchema = z.number().check(z.gt(0), z.lte(300));

/** Distance from the left or back of the floor, in metres. */
const planCoordinateSchema = z.number().check(z.gte(0), z.lte(300));

/** Heading in radians; 0 is +z, a quarter turn is +x. */
const planHeadingSchema = z.number().check(z.gte(-10), z.lte(10));

/** Spawn position and heading. */
const planSpawnSchema = z.object({
  x: planCoordinateSchema,
  z: planCoordinateSchema,
  heading: planHeadingSchema,
});

/** Identifier of a seat, desk, zone etc. within one floor plan. */
const planItemIdSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** Coordinates x and z in metres. */
const planPointSchema = z.tuple([planCoordinateSchema, planCoordinateSchema]);

const planWallSchema = z.object({
  id: planItemIdSchema,
  from: planPointSchema,
  to: planPointSchema,
  thickness: planLengthSchema,
  height: planLengthSchema,
  material: z.enum(planWallMaterials),
});

/** Opening in a wall; `at` is the distance in metres from the wall's `from` to the centre of the opening. */
const planDoorSchema = z.object({
  id: planItemIdSchema,
  wallId: planItemIdSchema,
  at: planCoordinateSchema,
  width: planLengthSchema,
  kind: z.enum(planDoorKinds),
});

/** Named floor area. If zones overlap, the later one applies. */
const planZoneSchema = z.object({
  id: planItemIdSchema,
  kind: z.enum(planZoneKinds),
  name: planNameSchema,
  polygon: z.array(planPointSchema).check(z.minLength(3)),
  finish: z.enum(planFinishes),
  tint: z.enum(planTints),
});

const planDeskSchema = z.object({
  id: planItemIdSchema,
  x: planCoordinateSchema,
  z: planCoordinateSchema,
  heading: planHeadingSchema,
  width: planLengthSchema,
  depth: planLengthSchema,
});

/** Seat. A DESK seat can be assigned to a member (seat positions). */
const planSeatSchema = z.object({
  id: planItemIdSchema,
  label: z.string(),
  x: planCoordinateSchema,
  z: planCoordinateSchema,
  heading: planHeadingSchema,
  zoneId: planItemIdSchema,
  kind: z.enum(planSeatKinds),
});

const planDecorSchema = z.object({
  kind: z.enum(planDecorKinds),
  x: planCoordinateSchema,
  z: planCoordinateSchema,
  heading: planHeadingSchema,
  width: z.optional(planLengthSchema),
  depth: z.optional(planLengthSchema),
  tint: z.optional(z.enum(planTints)),
});

/** Floor plan data in metres: x from the left (0) to `size.width`, z from the back (0) to `size.depth`. Headings in radians: 0 is +z, a quarter turn is +x. */
export const floorPlanSchema = z.object({
  version: z.literal(1),
  name: planNameSchema,
  size: z.object({ width: planLengthSchema, depth: planLengthSchema, height: planLengthSchema }),
  spawns: z.array(planSpawnSchema).check(z.minLength(1)),
  walls: z.array(planWallSchema),
  doors: z.array(planDoorSchema),
  zones: z.array(planZoneSchema),
  desks: z.array(planDeskSchema),
  seats: z.array(planSeatSchema),
  decor: z.array(planDecorSchema),
});
export type FloorPlan = z.infer<typeof floorPlanSchema>;

/** Same as `FloorPlan`, but entrances can be missing. */
export const floorPlanDraftSchema = z.object({
  version: z.literal(1),
  name: planNameSchema,
  size: z.object({ width: planLengthSchema, depth: planLengthSchema, height: planLengthSchema }),
  spawns: z.array(planSpawnSchema),
  walls: z.array(planWallSchema),
  doors: z.array(planDoorSchema),
  zones: z.array(planZoneSchema),
  desks: z.array(planDeskSchema),
  seats: z.array(planSeatSchema),
  decor: z.array(planDecorSchema),
});
