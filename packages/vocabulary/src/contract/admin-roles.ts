// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Permission of an administrative role. `x-permission` of an administration operation names the permission that it requires. `session`: sign out, select an organisation, confirm the identity. `audience`: departments and member search of audience fields. `content`: notifications, bulletin boards, custom emoji, surveys, tutorials and help. `floors`: floors, seats, meeting and voice rooms. `security`: sign-in rules, single sign-on, provisioning, incoming webhooks and the audit stream. `privacy.write`: export and erasure of the data of a person. `roles.assign`: administrative roles of members and in invitations. `owner.write`: changes of the membership of the owner, legal holds, and the export and deletion of the organisation. `system.write`: organisations, contracts and maintenance. */
export const adminPermissions = [
  'session',
  'overview.read',
  'audience.read',
  'members.read',
  'members.write',
  'privacy.write',
  'roles.assign',
  'content.read',
  'content.write',
  'floors.read',
  'floors.write',
  'organization.read',
  'organization.write',
  'security.read',
  'security.write',
  'audit.read',
  'owner.write',
  'system.write',
] as const;
export type AdminPermission = (typeof adminPermissions)[number];

/** Administrative role. `x-permissions` lists the permissions of each role. SYSTEM_ADMIN is the operator, OWNER the ORGANIZATION_ADMIN who joined first (`ownerAdmin`), ORGANIZATION_ADMIN every other administrator. A role cannot be granted or changed by a role that lacks one of its permissions. */
export const adminRoles = [
  'SYSTEM_ADMIN',
  'OWNER',
  'ORGANIZATION_ADMIN',
  'PEOPLE_MANAGER',
  'CONTENT_EDITOR',
  'FLOOR_PLANNER',
  'AUDITOR',
] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Administrative role of a member with the role USER. */
export const delegatedRoles = [
  'PEOPLE_MANAGER',
  'CONTENT_EDITOR',
  'FLOOR_PLANNER',
  'AUDITOR',
] as const;
export type DelegatedRole = (typeof delegatedRoles)[number];

/** Permissions of each administrative role. */
export const adminRolePermissions: Readonly<Record<AdminRole, readonly AdminPermission[]>> = {
  SYSTEM_ADMIN: [
    'session',
    'overview.read',
    'audience.read',
    'members.read',
    'members.write',
    'privacy.write',
    'roles.assign',
    'content.read',
    'content.write',
    'floors.read',
    'floors.write',
    'organization.read',
    'organization.write',
    'security.read',
    'security.write',
    'audit.read',
    'owner.write',
    'system.write',
  ],
  OWNER: [
    'session',
    'overview.read',
    'audience.read',
    'members.read',
    'members.write',
    'privacy.write',
    'roles.assign',
    'content.read',
    'content.write',
    'floors.read',
    'floors.write',
    'organization.read',
    'organization.write',
    'security.read',
    'security.write',
    'audit.read',
    'owner.write',
  ],
  ORGANIZATION_ADMIN: [
    'session',
    'overview.read',
    'audience.read',
    'members.read',
    'members.write',
    'privacy.write',
    'roles.assign',
    'content.read',
    'content.write',
    'floors.read',
    'floors.write',
    'organization.read',
    'organization.write',
    'security.read',
    'security.write',
    'audit.read',
  ],
  PEOPLE_MANAGER: ['session', 'overview.read', 'audience.read', 'members.read', 'members.write'],
  CONTENT_EDITOR: ['session', 'overview.read', 'audience.read', 'content.read', 'content.write'],
  FLOOR_PLANNER: ['session', 'overview.read', 'audience.read', 'floors.read', 'floors.write'],
  AUDITOR: [
    'session',
    'overview.read',
    'audience.read',
    'members.read',
    'content.read',
    'floors.read',
    'organization.read',
    'security.read',
    'audit.read',
  ],
};
