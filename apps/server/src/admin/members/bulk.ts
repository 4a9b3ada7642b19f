import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Schemas } from '@office/api';
import { defaultLanguage, maxMembersChanged, type AuditAction } from '@office/vocabulary';
import PQueue from 'p-queue';
import type { WriteAudit } from '../../audit/audit-entry.ts';
import type { MemberRef } from '../../database/membership.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { deriveKey } from '../../lib/key-ring.ts';
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
  'config' | 'db' | 'now' | 'realtime' | 'audit' | 'files' | 'linkedCalendars' | 'notifications'
>;
type Request = Schemas['ChangeMembersRequest'];

/** Members of one call, so that it ends within the time limits of proxies. */
const batchSize = 500;
/** Concurrency limit, to keep the server responsive for other users. */
const concurrency = 4;

/**
 * Applies an action to many members, each in a separate transaction and by the rules of the single change.
 * @throws {ApiError} 400 if the new value or the expected number is missing, or the continuation is invalid; 409
 *   `changedMeanwhile` if the filter matches another number
 */
export async function changeMembers(
  context: Deps & WithClaims & WithViewer,
  request: Request,
): Promise<Schemas['ChangedMembers']> {
  const { organizationId } = context.viewer;
  validateValue(request);
  const { userIds, rest, previous } = await findSelectedMembers(context, request);
  const groupId = previous?.groupId ?? (await startGroup(context, request, userIds.length + rest));
  const audit = groupId === null ? context.audit : auditedIn(groupId, context.audit);
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
    continuation:
      rest > 0 && groupId !== null
        ? signContinuation(context, request, { groupId, after: userIds.at(-1)! })
        : null,
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
 * change without an entry. Returns null for a single member, who needs no group.
 */
async function startGroup(
  { db, audit }: Deps,
  { action, role, department }: Request,
  selected: number,
): Promise<string | null> {
  if (selected === 1) return null;
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
  return groupId;
}

const auditedIn =
  (groupId: string, audit: WriteAudit): WriteAudit =>
  (tx, change) =>
    audit(tx, { ...change, partOf: groupId });

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

interface Selection {
  /** Members to change in this call. */
  userIds: string[];
  /** Number of members for later calls. */
  rest: number;
  /** Null in the first call. */
  previous: Continuation | null;
}

async function findSelectedMembers(
  context: Deps & WithViewer,
  request: Request,
): Promise<Selection> {
  const { userIds, filter, except = [], expected, continuation } = request.members;
  if (!filter) {
    if (continuation !== undefined) throw new ApiError({ continuation: 'invalid' });
    if (!userIds) throw new ApiError({ members: 'required' });
    return { userIds, rest: 0, previous: null };
  }
  if (userIds) throw new ApiError({ members: 'invalid' });
  if (expected === undefined) throw new ApiError({ expected: 'invalid' });
  const previous =
    continuation === undefined ? null : readContinuation(context, request, continuation);
  const { db, now, viewer } = context;
  const order = { sort: 'name', order: 'asc', language: defaultLanguage } as const;
  const page = { page: 1, limit: maxMembersChanged + except.length + 1 };
  const search = { ...filter, now: now() };
  const found = await findMemberIds(db, viewer.organizationId, search, order, page);
  const selected = found.userIds.filter((userId) => !except.includes(userId));
  if (selected.length > maxMembersChanged) {
    throw new ApiError('tooManyMembers', { data: { max: maxMembersChanged } });
  }
  if (!previous && selected.length !== expected) throw new ApiError('changedMeanwhile');
  // By id, because changed members can have another name or no longer match the filter.
  const left = selected.toSorted().filter((userId) => !previous || userId > previous.after);
  const batch = left.slice(0, batchSize);
  return { userIds: batch, rest: left.length - batch.length, previous };
}

interface Continuation {
  groupId: string;
  /** Last member of the previous call. */
  after: string;
}

/** Signed, so that changes cannot be added to the audit entry of another bulk action. */
function signContinuation(
  { config, viewer: { organizationId, userId } }: Pick<Deps, 'config'> & WithViewer,
  { action }: Request,
  { groupId, after }: Continuation,
): string {
  const signature = createHmac('sha256', deriveKey(config.secret, 'bulk change', 32))
    .update([organizationId, userId, action, groupId, after].join(' '))
    .digest('base64url');
  return `${groupId}.${after}.${signature}`;
}

/** @throws {ApiError} 400 `{ continuation: 'invalid' }` */
function readContinuation(
  context: Pick<Deps, 'config'> & WithViewer,
  request: Request,
  continuation: string,
): Continuation {
  const [groupId = '', after = ''] = continuation.split('.');
  const valid = Buffer.from(signContinuation(context, request, { groupId, after }));
  const given = Buffer.from(continuation);
  if (given.length !== valid.length || !timingSafeEqual(given, valid)) {
    throw new ApiError({ continuation: 'invalid' });
  }
  return { groupId, after };
}
