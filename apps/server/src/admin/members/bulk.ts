import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { defaultLanguage, type AuditAction } from '@office/vocabulary';
import PQueue from 'p-queue';
import type { WriteAudit } from '../../audit/audit-entry.ts';
import type { MemberRef } from '../../database/membership.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  blockMember,
  callerOf,
  signOutMember,
  unblockMember,
  updateMember,
} from './member-changes.ts';
import { findMemberIds } from './member-list-store.ts';
import { findNames } from './member-store.ts';

type Deps = Pick<
  Platform,
  'db' | 'now' | 'realtime' | 'audit' | 'files' | 'linkedCalendars' | 'notifications'
>;
type Request = Schemas['ChangeMembersRequest'];

const maxChanged = 1000;
/** Concurrency limit, to keep the server responsive for other users. */
const concurrency = 4;

/**
 * Applies an action to many members, each in a separate transaction and by the rules of the single change.
 * @throws {ApiError} 400 if the new value or the expected number is missing; 409 `changedMeanwhile`
 *   if the filter matches another number
 */
export async function changeMembers(
  context: Deps & WithClaims & WithViewer,
  request: Request,
): Promise<Schemas['ChangedMembers']> {
  const { organizationId } = context.viewer;
  validateValue(request);
  const userIds = await findSelectedMembers(context, organizationId, request.members);
  const audit = await groupedAudit(context, request, userIds.length);
  const change = changeOf({ ...context, audit }, request);
  const queue = new PQueue({ concurrency });
  const outcomes = await Promise.all(
    userIds.map((userId) =>
      queue.add(async () => {
        try {
          return { userId, changed: await change({ organizationId, userId }) };
        } catch (error) {
          if (!(error instanceof ApiError) || typeof error.errors !== 'string') throw error;
          return { userId, error: error.errors };
        }
      }),
    ),
  );
  const failed = outcomes.flatMap(({ userId, error }) => (error ? { userId, error } : []));
  const names = await findNames(
    context.db,
    organizationId,
    failed.map(({ userId }) => userId),
  );
  return {
    total: outcomes.length,
    changed: outcomes.filter(({ changed }) => changed === true).length,
    unchanged: outcomes.filter(({ changed }) => changed === false).length,
    failed: failed.map((one) => ({ ...one, ...(names.get(one.userId) ?? { nameKanji: null }) })),
  };
}

function validateValue({ action, role, department }: Request): void {
  if (action === 'ROLE' && !role) throw new ApiError({ role: 'invalid' });
  if (action === 'DEPARTMENT' && department === undefined) {
    throw new ApiError({ department: 'invalid' });
  }
}

const auditActions = {
  ROLE: 'MEMBER_ROLE_CHANGED',
  DEPARTMENT: 'MEMBER_CHANGED',
  BLOCK: 'MEMBER_BLOCKED',
  UNBLOCK: 'MEMBER_UNBLOCKED',
  SIGN_OUT: 'SESSIONS_ENDED',
} as const satisfies Record<Request['action'], AuditAction>;

/**
 * Writes the entry of the bulk action before the first change, so that a crash in between leaves no
 * change without an entry. Returns the function that adds each member to it.
 */
async function groupedAudit(
  { db, audit }: Deps,
  { action, role, department }: Request,
  selected: number,
): Promise<WriteAudit> {
  if (selected === 1) return audit;
  const groupId = randomUUID();
  await audit(db, {
    action: auditActions[action],
    target: { kind: 'MEMBER' },
    groupId,
    after: {
      selected,
      ...(action === 'ROLE' && { role }),
      ...(action === 'DEPARTMENT' && { department }),
    },
  });
  return (tx, change) => audit(tx, { ...change, partOf: groupId });
}

function changeOf(
  context: Deps & WithClaims,
  { action, role, department }: Request,
): (member: MemberRef) => Promise<boolean> {
  const { sessionId } = context.claims;
  const by = callerOf(context);
  switch (action) {
    case 'ROLE':
      return (member) => updateMember(context, member, { role }, by);
    case 'DEPARTMENT':
      return (member) => updateMember(context, member, { department }, by);
    case 'BLOCK':
      return (member) => blockMember(context, member, by);
    case 'UNBLOCK':
      return (member) => unblockMember(context, member, by);
    case 'SIGN_OUT':
      return async (member) =>
        (await signOutMember(context, member, { except: sessionId }, by)) > 0;
  }
}

async function findSelectedMembers(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  organizationId: string,
  { userIds, filter, except = [], expected }: Request['members'],
): Promise<string[]> {
  if (!filter) {
    if (!userIds) throw new ApiError({ members: 'required' });
    return userIds;
  }
  if (userIds) throw new ApiError({ members: 'invalid' });
  if (expected === undefined) throw new ApiError({ expected: 'invalid' });
  const order = { sort: 'name', order: 'asc', language: defaultLanguage } as const;
  const page = { page: 1, limit: maxChanged + except.length + 1 };
  const found = await findMemberIds(db, organizationId, { ...filter, now: now() }, order, page);
  const left = found.userIds.filter((userId) => !except.includes(userId));
  if (left.length > maxChanged) throw new ApiError('tooManyMembers', { data: { max: maxChanged } });
  if (left.length !== expected) throw new ApiError('changedMeanwhile');
  return left;
}
