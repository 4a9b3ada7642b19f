import type { Schemas } from '@office/api';
import { useQuery } from '../../platform/api/queries.ts';

/** Whether the member may create items in an area. Always false for guests. Undefined while loading. */
export function useMayCreate(area: Schemas['AreaName']): boolean | undefined {
  const { data } = useQuery('/v1/auth/user/permission');
  return data?.areas.some((each) => each.area === area && each.create);
}

export function useMayView(area: Schemas['AreaName']): boolean | undefined {
  const { data } = useQuery('/v1/auth/user/permission');
  return data?.areas.some((each) => each.area === area && each.view);
}
