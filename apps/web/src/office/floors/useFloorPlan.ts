import { floorPlanSchema, type FloorPlan } from '@office/world/floor-plan';
import { useQuery } from '../../platform/api/queries.ts';

/** Results of the validation, which takes milliseconds and is needed by several parts of the page. */
const validity = new WeakMap<object, boolean>();

/** Returns the same object for the same response, because drawings are cached by plan. */
function validPlan(data: object | undefined): FloorPlan | undefined {
  if (!data) return undefined;
  const isValid = validity.get(data) ?? floorPlanSchema.safeParse(data).success;
  validity.set(data, isValid);
  return isValid ? (data as FloorPlan) : undefined;
}

/** The plan of a floor. An invalid plan counts as failed. */
export function useFloorPlan(floorId: string | null): {
  plan: FloorPlan | undefined;
  failed: boolean;
  reload(): void;
} {
  const { data, error, mutate } = useQuery(
    '/v1/contracts/floors/{floorId}/plan',
    floorId ? { params: { path: { floorId } } } : null,
  );
  const plan = validPlan(data);
  return {
    plan,
    failed: error !== undefined || (data !== undefined && !plan),
    reload: () => void mutate(),
  };
}
