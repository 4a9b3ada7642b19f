import type { PlanDecorKind } from '@office/vocabulary';

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
  // Hanging objects and the wall clock are not drawn from above.
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

export function isRug({ kind }: { kind: PlanDecorKind }): boolean {
  return kind === 'RUG' || kind === 'ROUND_RUG';
}
