import { floorPlanSchema, type FloorPlan } from '@office/world/floor-plan';
import { useMemo } from 'react';
import { useQuery } from '../../platform/api/queries.ts';

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
  const plan = useMemo(() => (data ? floorPlanSchema.safeParse(data).data : undefined), [data]);
  return {
    plan,
    failed: error !== undefined || (data !== undefined && !plan),
    reload: () => void mutate(),
  };
}
