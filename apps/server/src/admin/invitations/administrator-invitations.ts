import { hasPermission, type Role } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims } from '../../http/claims.ts';

/**
 * Requires `roles.assign` to change or replace invitations of administrators.
 * @throws {ApiError} 403 `forbidden`
 */
export function requireAssignable({ claims }: WithClaims, roles: readonly (Role | null)[]): void {
  if (roles.includes('ORGANIZATION_ADMIN') && !hasPermission(claims.adminRole, 'roles.assign')) {
    throw new ApiError('forbidden');
  }
}
