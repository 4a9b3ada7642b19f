import {
  adminRolePermissions,
  type AdminPermission,
  type AdminRole,
} from './contract/admin-roles.ts';

export function hasPermission(role: AdminRole | null, permission: AdminPermission): boolean {
  return role !== null && adminRolePermissions[role].includes(permission);
}

/** Returns whether `role` has all permissions of `other`; null is a member without an administrative role. */
export function coversRole(role: AdminRole | null, other: AdminRole | null): boolean {
  return other === null || adminRolePermissions[other].every((each) => hasPermission(role, each));
}
