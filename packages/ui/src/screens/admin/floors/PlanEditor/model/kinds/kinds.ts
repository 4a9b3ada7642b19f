import type { PlanItemKind } from '@office/vocabulary';
import type { PlanItem } from '../planItems.ts';
import { decor } from './decor.tsx';
import { desk } from './desk.tsx';
import { door } from './door.tsx';
import { seat } from './seat.tsx';
import { spawn } from './spawn.tsx';
import type { PlanItemDescriptor } from './planItemDescriptor.ts';
import { wall } from './wall.tsx';
import { zone } from './zone.tsx';

/** In the order of hit tests, from top to bottom. */
const kinds = { spawn, seat, door, decor, desk, wall, zone } satisfies {
  [Kind in PlanItemKind]: PlanItemDescriptor<Extract<PlanItem, { kind: Kind }>['value']>;
};

export const kindsFromTop = Object.keys(kinds) as readonly PlanItemKind[];

export function kindOf(kind: PlanItemKind): PlanItemDescriptor<PlanItem['value']> {
  return kinds[kind] as PlanItemDescriptor<PlanItem['value']>;
}
