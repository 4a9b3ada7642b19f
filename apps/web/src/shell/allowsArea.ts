import type { Schemas } from '@office/api';

export function allowsArea(permission: Schemas['Permission'], area: Schemas['AreaName']): boolean {
  return permission.areas.some((each) => each.area === area && each.view);
}
