import { readFileSync } from 'node:fs';
import { floorPlanSchema } from '@office/world/floor-plan';
import { readAs } from '@office/world/read-as';

/** The plan of the first floor that the fake office serves. */
export const plan = readAs(
  floorPlanSchema,
  JSON.parse(
    readFileSync(
      new URL('../../../apps/server/src/demo/floor-plans/sakura-1.json', import.meta.url),
      'utf8',
    ),
  ),
)!;
export const desks = plan.seats.filter(({ kind }) => kind === 'DESK');
