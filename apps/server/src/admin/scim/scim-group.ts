import { maxTextLength, visibleTextPattern } from '@office/vocabulary';
import { z } from 'zod';
import { ScimError } from './scim-error.ts';
import type { GroupMember, ScimGroup } from './scim-group-store.ts';
import { coreGroup, valueOf, type Operation, type Resource } from './scim-messages.ts';

export interface ScimGroupValues {
  displayName: string;
  externalId: string | null;
  memberIds: ReadonlySet<string>;
}

const displayName = z.string().trim().min(1).max(maxTextLength).regex(visibleTextPattern);
const externalId = z.string().max(255).nullish();
const memberReference = z.object({ value: z.uuid().toLowerCase() });
const members = z
  .union([z.array(memberReference), memberReference.transform((each) => [each]), z.null()])
  .optional();

function parse<T>(schema: z.ZodType<T>, name: string, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ScimError(400, `${name} is not valid.`, 'invalidValue');
  return parsed.data;
}

const readName = (value: unknown) => parse(displayName, 'displayName', value);
const readExternalId = (value: unknown) => parse(externalId, 'externalId', value) ?? null;
const readMembers = (value: unknown) =>
  new Set((parse(members, 'members', value) ?? []).map((each) => each.value));

/** Reads the body of POST and PUT. */
export const readGroup = (body: Resource): ScimGroupValues => ({
  displayName: readName(valueOf(body, 'displayName')),
  externalId: readExternalId(valueOf(body, 'externalId')),
  memberIds: readMembers(valueOf(body, 'members')),
});

/** Applies operations of PATCH as Okta and Microsoft Entra send them. Ignores attributes that are not stored. */
export const patchGroup = (
  group: ScimGroupValues,
  operations: readonly Operation[],
): ScimGroupValues => operations.flatMap(withPath).reduce(applyOperation, group);

type PathOperation = Operation & { path: string };

function withPath(operation: Operation): PathOperation[] {
  const { op, path, value } = operation;
  if (path !== undefined) return [{ ...operation, path: withoutPrefix(path) }];
  if (op === 'remove') throw new ScimError(400, 'A removal needs a path.', 'noTarget');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ScimError(400, 'Without a path, the value must be an object.', 'invalidValue');
  }
  return Object.entries(value).map(([key, part]: [string, unknown]) => ({
    op,
    path: withoutPrefix(key),
    value: part,
  }));
}

const withoutPrefix = (path: string): string =>
  path.toLowerCase().startsWith(`${coreGroup.toLowerCase()}:`)
    ? path.slice(coreGroup.length + 1)
    : path;

const selectedMember = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/i;

function applyOperation(group: ScimGroupValues, operation: PathOperation): ScimGroupValues {
  const { op, path, value } = operation;
  const isRemoval = op === 'remove';
  const key = path.toLowerCase();
  if (key === 'displayname') return { ...group, displayName: readName(isRemoval ? null : value) };
  if (key === 'externalid') {
    return { ...group, externalId: isRemoval ? null : readExternalId(value) };
  }
  if (key === 'members') return { ...group, memberIds: changeMembers(group.memberIds, operation) };
  const selected = selectedMember.exec(path);
  if (selected && isRemoval) {
    const removed = new Set([selected[1]!.toLowerCase()]);
    return { ...group, memberIds: without(group.memberIds, removed) };
  }
  if (key.startsWith('members')) {
    throw new ScimError(400, `The path ${path} is not supported.`, 'invalidPath');
  }
  return group;
}

function changeMembers(
  memberIds: ReadonlySet<string>,
  { op, value }: Operation,
): ReadonlySet<string> {
  if (op === 'remove') {
    return value === undefined ? new Set() : without(memberIds, readMembers(value));
  }
  return op === 'add' ? new Set([...memberIds, ...readMembers(value)]) : readMembers(value);
}

const without = (ids: ReadonlySet<string>, removed: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !removed.has(id)));

export function toScimGroup(
  group: ScimGroup,
  groupMembers: readonly GroupMember[],
  baseUrl: string,
): Resource {
  return {
    schemas: [coreGroup],
    id: group.id,
    ...(group.externalId && { externalId: group.externalId }),
    displayName: group.displayName,
    members: groupMembers.map(({ userId, name }) => ({
      value: userId,
      display: name,
      type: 'User',
      $ref: `${baseUrl}/Users/${userId}`,
    })),
    meta: {
      resourceType: 'Group',
      created: group.createdAt.toISOString(),
      lastModified: group.updatedAt.toISOString(),
      location: `${baseUrl}/Groups/${group.id}`,
    },
  };
}
