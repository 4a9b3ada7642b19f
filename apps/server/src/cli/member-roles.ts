import { roles, type Role } from '@office/vocabulary';

/** The roles in an organisation. SYSTEM_ADMIN is excluded because it belongs to the user account. */
export const memberRoles = roles.filter(
  (role): role is Exclude<Role, 'SYSTEM_ADMIN'> => role !== 'SYSTEM_ADMIN',
);
