import type { PlanThingKind } from '@office/vocabulary';
import type { Thing } from '../things.ts';
import { decor } from './decor.tsx';
import { desk } from './desk.tsx';
import { door } from './door.tsx';
import { seat } from './seat.tsx';
import { spawn } from './spawn.tsx';
import type { ThingKind } from './thingKind.ts';
import { wall } from './wall.tsx';
import { zone } from './zone.tsx';

/** In the order of hit tests, from top to bottom. */
const kinds = { spawn, seat, door, decor, desk, wall, zone } satisfies {
  [Kind in PlanThingKind]: ThingKind<Extract<Thing, { kind: Kind }>['value']>;
};

export const kindsFromTop = Object.keys(kinds) as readonly PlanThingKind[];

export function kindOf(kind: PlanThingKind): ThingKind<Thing['value']> {
  return kinds[kind] as ThingKind<Thing['value']>;
}
