import type { PlanDecorKind } from '@office/vocabulary';

/** The drawing of a kind from above. */
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
  // A drawing of the floor leaves out hanging things, as the clock on the wall.
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

/** Rugs lie below everything else. */
export function isRug({ kind }: { kind: PlanDecorKind }): boolean {
  return kind === 'RUG' || kind === 'ROUND_RUG';
}
