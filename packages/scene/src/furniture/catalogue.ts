import type { PlanDecorKind, PlanSeatKind } from '@office/vocabulary';
import type { Mesher } from '../shapes/mesher.ts';
import { mix, palette, tintColors } from '../shapes/palette.ts';
import { pick } from '../shapes/random.ts';
import type { Build } from './kit.ts';
import { plant, planter, tree } from './plants.ts';
import * as chairs from './chairs.ts';
import * as kitchen from './kitchen.ts';
import * as lounge from './lounge.ts';
import * as rest from './partitions.ts';
import * as work from './work.ts';

/** Builders by kind. Rugs have none, because they are painted on the floor (`floor/floor-painting.ts`). */
export const decorBuilders: Record<PlanDecorKind, Build | undefined> = {
  PLANT: plant,
  TREE: tree,
  PLANTER: planter,
  RUG: undefined,
  ROUND_RUG: undefined,
  FLOOR_LAMP: lounge.floorLamp,
  PENDANT: lounge.pendant,
  SOFA: lounge.sofa,
  ARMCHAIR: lounge.armchair,
  COFFEE_TABLE: lounge.coffeeTable,
  ROUND_TABLE: work.roundTable,
  MEETING_TABLE: work.meetingTable,
  WHITEBOARD: work.whiteboard,
  SCREEN: work.screen,
  KITCHEN_COUNTER: kitchen.kitchenCounter,
  KITCHEN_ISLAND: kitchen.kitchenIsland,
  FRIDGE: kitchen.fridge,
  BOOKSHELF: work.bookshelf,
  CABINET: work.cabinet,
  DIVIDER: rest.divider,
  PHONE_BOOTH: rest.phoneBooth,
  ARTWORK: rest.artwork,
  CLOCK: rest.clock,
  COAT_RACK: rest.coatRack,
  RECEPTION: rest.reception,
  PRINTER: work.printer,
};

export const buildDesk = work.desk;

const officeFabrics = [
  tintColors.charcoal,
  mix(tintColors.iris, palette.graphite, 0.25),
  tintColors.charcoal,
] as const;
const softFabrics = [tintColors.clay, tintColors.sand, tintColors.sage, tintColors.sand] as const;

/** Builds the chair of a seat; sofas and armchairs are decor. */
export function buildSeat(kind: PlanSeatKind, m: Mesher, random: () => number): void {
  if (kind === 'DESK') chairs.officeChair(m, pick(officeFabrics, random));
  else if (kind === 'CHAIR') chairs.woodChair(m, pick(softFabrics, random));
  else if (kind === 'STOOL') chairs.stool(m, pick(softFabrics, random));
}
