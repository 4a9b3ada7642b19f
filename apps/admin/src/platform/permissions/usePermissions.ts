import type { AdminPermission } from '@office/vocabulary';
import { useQuery } from '../api/queries.ts';

/** Returns whether the administrator has a permission. False until the permissions are loaded. */
export function usePermissions(): (permission: AdminPermission) => boolean {
  const { data } = useQuery('/v1/admin/auth/me', {});
  return (permission) => data?.permissions.includes(permission) ?? false;
}
