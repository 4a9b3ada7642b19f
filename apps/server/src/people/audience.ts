import type { Schemas } from '@office/api';
import type { AreaName } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toSinglePage } from '../http/page.ts';
import type { Platform } from '../platform/platform.ts';
import {
  countAudience,
  findDepartments,
  findExistingDepartments,
  type Audience,
} from './audience-store.ts';
import { withPictureUrl } from './avatar-url.ts';
import { findPeople, findRoles } from './member-directory-store.ts';

export {
  countAudience,
  findAudience,
  hasAreaAccess,
  isInAudience,
  isInStoredAudience,
  type Audience,
} from './audience-store.ts';

const maxDepartments = 1000;

/** Validates an audience and keeps only the fields of its kind, as they are stored. */
export function readAudience({ kind, roles, departments, userIds }: Audience): Audience {
  switch (kind) {
    case 'ORGANIZATION':
      return { kind };
    case 'ROLES':
      if (!roles) throw new ApiError({ roles: 'required' });
      return { kind, roles };
    case 'DEPARTMENTS':
      if (!departments) throw new ApiError({ departments: 'required' });
      return { kind, departments };
    case 'PEOPLE':
      if (!userIds) throw new ApiError({ userIds: 'required' });
      return { kind, userIds };
  }
}

/**
 * Validates that the departments and users of an audience exist.
 * @throws {ApiError} 400 `{ departments: 'invalid' }` for a department without members, `{ userIds:
 *   'invalid' }` for a user outside the organisation
 */
export async function checkAudience(
  tx: Queryable,
  organizationId: string,
  { kind, departments = [], userIds = [] }: Audience,
): Promise<void> {
  if (kind === 'DEPARTMENTS') {
    const found = await findExistingDepartments(tx, organizationId, departments);
    if (found.length < departments.length) throw new ApiError({ departments: 'invalid' });
  }
  if (kind === 'PEOPLE') {
    const found = await findRoles(tx, organizationId, userIds);
    if (found.size < userIds.length) throw new ApiError({ userIds: 'invalid' });
  }
}

export async function describeAudience(
  context: Pick<Platform, 'db' | 'files'> & WithViewer,
  request: Audience,
  area?: AreaName,
): Promise<Schemas['AudienceMembers']> {
  const audience = readAudience(request);
  const { organizationId } = context.viewer;
  const memberCount = await countAudience(context.db, organizationId, audience, area);
  if (audience.kind !== 'PEOPLE') return { memberCount, people: [] };
  const members = await findRoles(context.db, organizationId, audience.userIds ?? []);
  const people = await findPeople(context.db, [...members.keys()]);
  return {
    memberCount,
    people: await Promise.all(
      [...people.values()].map((person) => withPictureUrl(context, person)),
    ),
  };
}

export async function listDepartments(
  context: Pick<Platform, 'db'> & WithViewer,
): Promise<Schemas['DepartmentList']> {
  const { organizationId } = context.viewer;
  return toSinglePage(await findDepartments(context.db, organizationId, maxDepartments));
}
