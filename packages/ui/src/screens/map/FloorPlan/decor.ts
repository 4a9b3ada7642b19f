import type { PlanDecorKind } from '@office/vocabulary';

/** Metres across and front to back of each kind, where the plan does not say. */
export const decorSizes: Record<PlanDecorKind, readonly [width: number, depth: number]> = {
  PLANT: [0.5, 0.5],
  TREE: [0.8, 0.8],
  PLANTER: [1.6, 0.4],
  RUG: [3, 2],
  ROUND_RUG: [2.4, 2.4],
  FLOOR_LAMP: [0.35, 0.35],
  PENDANT: [0.6, 0.6],
  SOFA: [2, 0.85],
  ARMCHAIR: [0.85, 0.8],
  COFFEE_TABLE: [1, 0.6],
  ROUND_TABLE: [0.9, 0.9],
  MEETING_TABLE: [2.4, 1.1],
  WHITEBOARD: [1.8, 0.12],
  SCREEN: [1.6, 0.1],
  KITCHEN_COUNTER: [3, 0.65],
  KITCHEN_ISLAND: [2, 0.8],
  FRIDGE: [0.75, 0.7],
  BOOKSHELF: [1.6, 0.35],
  CABINET: [1.2, 0.45],
  DIVIDER: [1.8, 0.12],
  PHONE_BOOTH: [1.2, 1.1],
  ARTWORK: [1, 0.06],
  CLOCK: [0.4, 0.06],
  COAT_RACK: [0.5, 0.5],
  RECEPTION: [2.4, 0.8],
  PRINTER: [0.7, 0.6],
};

/** What a kind looks like from above. */
type DecorShape =
  | 'plant'
  | 'planter'
  | 'rug'
  | 'roundRug'
  | 'sofa'
  | 'round'
  | 'table'
  | 'wood'
  | 'box'
  | 'crossed'
  | 'thin'
  | 'none';

export const decorShapes: Record<PlanDecorKind, DecorShape> = {
  PLANT: 'plant',
  TREE: 'plant',
  PLANTER: 'planter',
  RUG: 'rug',
  ROUND_RUG: 'roundRug',
  FLOOR_LAMP: 'round',
  // It hangs above what is below it; a drawing of the floor leaves it out, as the clock on the wall.
  PENDANT: 'none',
  CLOCK: 'none',
  SOFA: 'sofa',
  ARMCHAIR: 'sofa',
  COFFEE_TABLE: 'table',
  ROUND_TABLE: 'round',
  MEETING_TABLE: 'table',
  WHITEBOARD: 'thin',
  SCREEN: 'thin',
  ARTWORK: 'thin',
  DIVIDER: 'wood',
  KITCHEN_COUNTER: 'box',
  KITCHEN_ISLAND: 'table',
  FRIDGE: 'crossed',
  BOOKSHELF: 'crossed',
  CABINET: 'box',
  PHONE_BOOTH: 'crossed',
  COAT_RACK: 'round',
  RECEPTION: 'wood',
  PRINTER: 'box',
};
