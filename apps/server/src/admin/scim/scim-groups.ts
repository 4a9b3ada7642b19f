import type { Schemas } from '@office/api';
import type { Transaction } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { requireFloor } from '../../map/floors.ts';
import { findRoles } from '../../people/member-directory.ts';
import { ScimError } from './scim-error.ts';
import { applyGroupRoles, type RoleContext } from './scim-group-roles.ts';
import * as store from './scim-group-store.ts';
import { patchGroup, readGroup, toScimGroup, type ScimGroupValues } from './scim-group.ts';
import {
  isId,
  parseFilter,
  readListQuery,
  readOperations,
  requireResource,
  toListResponse,
  type Resource,
} from './scim-messages.ts';
import type { ScimContext } from './scim-users.ts';

const maxGroups = 500;

const notFound = () => new ScimError(404, 'The group was not found.');

const refOf = ({ caller: { organizationId } }: ScimContext, id: string): store.GroupRef => {
  if (!isId(id)) throw notFound();
  return { organizationId, id };
};

export async function getGroup(context: ScimContext, id: string): Promise<Resource> {
  const group = await store.findGroup(context.db, refOf(context, id));
  if (!group) throw notFound();
  const members = await store.findGroupMembers(context.db, [group.id]);
  return toScimGroup(group, members, context.baseUrl);
}

export async function listGroups(context: ScimContext, query: unknown): Promise<Resource> {
  const { filter, ...page } = readListQuery(query);
  const alternatives = filter ? parseFilter(filter, store.filterableGroupAttributes) : [];
  const { organizationId } = context.caller;
  const { groups, total } = await store.findGroups(context.db, organizationId, alternatives, page);
  const ids = groups.map(({ id }) => id);
  const members = await store.findGroupMembers(context.db, ids);
  const resources = groups.map((group) =>
    toScimGroup(
      group,
      members.filter(({ groupId }) => groupId === group.id),
      context.baseUrl,
    ),
  );
  return toListResponse(resources, { total, startIndex: page.startIndex });
}

export async function createGroup(context: ScimContext, body: unknown): Promise<Resource> {
  const { displayName, externalId, memberIds } = readGroup(requireResource(body));
  const { organizationId } = context.caller;
  const now = context.now();
  const id = await inTransaction(context, async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await store.countGroups(tx, organizationId)) >= maxGroups) {
      throw new ScimError(403, `An organisation can have ${maxGroups} groups.`);
    }
    const values = { organizationId, displayName, externalId, createdAt: now, updatedAt: now };
    const group = await store.insertGroup(tx, values);
    await requireMembers(tx, organizationId, memberIds);
    await store.addGroupMembers(tx, group, [...memberIds]);
    await context.audit(tx, {
      ...{ action: 'SCIM_GROUP_CREATED', ...about(organizationId) },
      after: { displayName, memberIds: [...memberIds] },
    });
    return group.id;
  });
  return getGroup(context, id);
}

export const replaceGroup = (context: ScimContext, id: string, body: unknown): Promise<Resource> =>
  changeGroup(context, id, () => readGroup(requireResource(body)));

export const updateGroup = (context: ScimContext, id: string, body: unknown): Promise<Resource> =>
  changeGroup(context, id, (group) => patchGroup(group, readOperations(body)));

async function changeGroup(
  context: ScimContext,
  id: string,
  change: (group: ScimGroupValues) => ScimGroupValues,
): Promise<Resource> {
  const ref = refOf(context, id);
  const { organizationId } = ref;
  const { role, affected } = await inTransaction(context, async (tx) => {
    const group = await store.lockGroup(tx, ref);
    if (!group) throw notFound();
    const stored = await store.findGroupMembers(tx, [group.id]);
    const before = { ...group, memberIds: new Set(stored.map(({ userId }) => userId)) };
    const { displayName, externalId, memberIds } = change(before);
    const added = [...memberIds].filter((userId) => !before.memberIds.has(userId));
    const removed = [...before.memberIds].filter((userId) => !memberIds.has(userId));
    await requireMembers(tx, organizationId, added);
    await store.removeGroupMembers(tx, group.id, removed);
    await store.addGroupMembers(tx, group, added);
    await store.updateGroup(tx, group.id, { displayName, externalId, updatedAt: context.now() });
    const isRenamed = displayName !== before.displayName || externalId !== before.externalId;
    if (isRenamed || added.length > 0 || removed.length > 0) {
      await context.audit(tx, {
        ...{ action: 'SCIM_GROUP_CHANGED', ...about(organizationId) },
        before: { displayName: before.displayName, memberIds: removed },
        after: { displayName, memberIds: added },
      });
    }
    const withOtherRole = await store.findMembersWithOtherRole(tx, group);
    return { role: group.role, affected: [...withOtherRole, ...removed] };
  });
  await applyGroupRoles(context, { organizationId, userIds: affected, before: role });
  return getGroup(context, id);
}

export async function deleteGroup(context: ScimContext, id: string): Promise<void> {
  const ref = refOf(context, id);
  const { organizationId } = ref;
  const { role, userIds } = await context.db.transaction(async (tx) => {
    const group = await store.lockGroup(tx, ref);
    if (!group) throw notFound();
    const members = await store.findGroupMembers(tx, [group.id]);
    await store.deleteGroup(tx, group.id);
    await context.audit(tx, {
      ...{ action: 'SCIM_GROUP_DELETED', ...about(organizationId) },
      before: { displayName: group.displayName, role: group.role },
    });
    return { role: group.role, userIds: members.map(({ userId }) => userId) };
  });
  await applyGroupRoles(context, { organizationId, userIds, before: role });
}

/**
 * Sets the role that members of a group get, and the floor that they enter.
 * @throws {ApiError} 404 `notFound`, `floorInvalid`
 */
export async function changeGroupSettings(
  context: RoleContext & WithViewer,
  id: string,
  change: Schemas['UpdateScimGroupRequest'],
): Promise<void> {
  const { organizationId } = context.viewer;
  const { before, userIds } = await context.db.transaction(async (tx) => {
    const group = await store.lockGroup(tx, { organizationId, id });
    if (!group) throw new ApiError('notFound');
    const { displayName } = group;
    const { role = group.role, floorId = group.floorId } = change;
    if (floorId !== null) await requireFloor(tx, { floorId, organizationId });
    if (role !== group.role || floorId !== group.floorId) {
      await store.updateGroup(tx, id, { role, floorId });
      await context.audit(tx, {
        ...{ action: 'SCIM_GROUP_CHANGED', ...about(organizationId) },
        before: { displayName, role: group.role, floorId: group.floorId },
        after: { displayName, role, floorId },
      });
    }
    const members = change.role === undefined ? [] : await store.findGroupMembers(tx, [id]);
    return { before: group.role, userIds: members.map(({ userId }) => userId) };
  });
  await applyGroupRoles(context, { organizationId, userIds, before });
}

const about = (organizationId: string) => ({
  organizationId,
  target: { kind: 'ORGANIZATION' as const, id: organizationId },
});

const inTransaction = <T>({ db }: ScimContext, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(run).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'scim_groups_name')) throw error;
    throw new ScimError(409, 'A group with this displayName already exists.', 'uniqueness');
  });

/** @throws {ScimError} 404 for ids outside the organisation */
async function requireMembers(
  tx: Transaction,
  organizationId: string,
  userIds: Iterable<string>,
): Promise<void> {
  const ids = [...userIds];
  const found = await findRoles(tx, organizationId, ids);
  const missing = ids.find((userId) => !found.has(userId));
  if (missing) throw new ScimError(404, `The member ${missing} was not found.`);
}
