import type { FloorPlan } from './contract.ts';

export { floorPlanDraftSchema, floorPlanSchema } from './contract.ts';
export type { FloorPlan } from './contract.ts';

export type Wall = FloorPlan['walls'][number];
export type Door = FloorPlan['doors'][number];
export type Zone = FloorPlan['zones'][number];
export type Desk = FloorPlan['desks'][number];
export type Seat = FloorPlan['seats'][number];
export type Spawn = FloorPlan['spawns'][number];
export type Decor = FloorPlan['decor'][number];
