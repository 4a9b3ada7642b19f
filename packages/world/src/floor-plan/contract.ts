// Generated from openapi/ by packages/api/scripts/generate.mjs. Do not edit.
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

/** A name in each language, each a `VisibleName`, and the reading of the Japanese one. */
const planNameSchema = z.object({
  ja: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
  katakana: z.optional(z.string()),
});

/** Metres. */
const planLengthSchema = z.number().check(z.gt(0), z.lte(300));

/** Metres from the left or the back of the floor. */
const planCoordinateSchema = z.number().check(z.gte(0), z.lte(300));

/** Radians; 0 looks towards +z, a quarter turn towards +x. */
const planHeadingSchema = z.number().check(z.gte(-10), z.lte(10));

/** A spawn point with its heading. */
const planSpawnSchema = z.object({
  x: planCoordinateSchema,
  z: planCoordinateSchema,
  heading: planHeadingSchema,
});

/** Identifier of a seat, desk, zone … within one floor plan. */
const planItemIdSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** x and z in metres. */
const planPointSchema = z.tuple([planCoordinateSchema, planCoordinateSchema]);

const planWallSchema = z.object({
  id: planItemIdSchema,
  from: planPointSchema,
  to: planPointSchema,
  thickness: planLengthSchema,
  height: planLengthSchema,
  material: z.enum(planWallMaterials),
});

/** Opening in a wall; `at` is metres from the wall's `from` to the opening's middle. */
const planDoorSchema = z.object({
  id: planItemIdSchema,
  wallId: planItemIdSchema,
  at: planCoordinateSchema,
  width: planLengthSchema,
  kind: z.enum(planDoorKinds),
});

/** A named part of a floor. Of overlapping zones, the later one is used. */
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

/** A seat. A DESK seat can be claimed by a member (seat positions). */
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

/** A floor as data. Metres: x from the left (0) to `size.width`, z from the back (0) to `size.depth`. Headings are radians: 0 looks towards +z, a quarter turn towards +x. */
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

/** Like `FloorPlan`, but spawn points are optional. */
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
