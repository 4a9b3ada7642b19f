import type { Schemas } from '@office/api';
import { useQuery } from '../../platform/api/queries.ts';

/** Whether the member may make things in an area: guests do not. Undefined until it is known. */
export function useMayCreate(area: Schemas['AreaName']): boolean | undefined {
  const { data } = useQuery('/v1/auth/user/permission');
  return data?.areas.some((each) => each.area === area && each.create);
}

/** Whether the member may see an area. Undefined until it is known. */
export function useMayView(area: Schemas['AreaName']): boolean | undefined {
  const { data } = useQuery('/v1/auth/user/permission');
  return data?.areas.some((each) => each.area === area && each.view);
}
