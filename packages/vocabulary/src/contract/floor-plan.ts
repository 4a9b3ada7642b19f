// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const planWallMaterials = ['PLASTER', 'GLASS', 'WOOD', 'WINDOW', 'RAIL'] as const;
export type PlanWallMaterial = (typeof planWallMaterials)[number];

export const planDoorKinds = ['OPENING', 'GLASS', 'WOOD'] as const;
export type PlanDoorKind = (typeof planDoorKinds)[number];

/** Plain floor area, meeting room, voice area, etc. */
export const planZoneKinds = ['OPEN', 'MEETING', 'VOICE', 'LOUNGE', 'DESK_AREA'] as const;
export type PlanZoneKind = (typeof planZoneKinds)[number];

/** Floor covering. */
export const planFinishes = ['WOOD', 'CARPET', 'TILE', 'CONCRETE'] as const;
export type PlanFinish = (typeof planFinishes)[number];

export const planTints = [
  'sand',
  'iris',
  'sage',
  'clay',
  'sky',
  'rose',
  'charcoal',
  'ivory',
] as const;
export type PlanTint = (typeof planTints)[number];

export const planSeatKinds = ['DESK', 'CHAIR', 'SOFA', 'STOOL'] as const;
export type PlanSeatKind = (typeof planSeatKinds)[number];

/** Object on a floor other than desks and seats. `x-sizes` contains the width and depth of each kind in metres, and whether it blocks movement. */
export const planDecorKinds = [
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
export type PlanDecorKind = (typeof planDecorKinds)[number];

/** EMPTY, SELECTED (seat of another member), ACTIVE (seat of the caller). */
export const seatStates = ['EMPTY', 'SELECTED', 'ACTIVE'] as const;
export type SeatState = (typeof seatStates)[number];

/** Template, empty floor, plan of another floor, or custom plan. */
export const floorSources = ['TEMPLATE', 'BLANK', 'FLOOR', 'PLAN'] as const;
export type FloorSource = (typeof floorSources)[number];

/** Kind of element in a floor plan. */
export const planItemKinds = ['wall', 'door', 'zone', 'desk', 'seat', 'spawn', 'decor'] as const;
export type PlanItemKind = (typeof planItemKinds)[number];

/** Kind of floor plan problem. */
export const planProblemCodes = [
  'malformed',
  'tooLarge',
  'noSpawn',
  'duplicateId',
  'duplicateLabel',
  'nameTooLong',
  'nameNotVisible',
  'nameKatakana',
  'outsideFloor',
  'wallWithoutLength',
  'unknownWall',
  'doorOutsideWall',
  'doorsOverlap',
  'unknownZone',
  'seatOutsideZone',
  'seatsOverlap',
  'insideWall',
  'spawnBlocked',
  'unreachable',
  'roomWithoutDoor',
  'roomsOverlap',
  'peopleShutIn',
] as const;
export type PlanProblemCode = (typeof planProblemCodes)[number];

/** Severity. A plan with an ERROR cannot be published. */
export const planProblemLevels = ['ERROR', 'WARNING'] as const;
export type PlanProblemLevel = (typeof planProblemLevels)[number];

/** Metres across and front to back of each kind of decor, and whether people walk around it. */
export const planDecorSizes = {
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
} as const;
