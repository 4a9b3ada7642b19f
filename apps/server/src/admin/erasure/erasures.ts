import type { Schemas } from '@office/api';
import { notifyOnCommit } from '../../database/bus.ts';
import type { MemberRef } from '../../database/membership.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { isMemberHeld } from '../../legal-holds/held-content.ts';
import type { Platform } from '../../platform/platform.ts';
import { isErasurePending } from '../admin-store.ts';
import { callerOf, endMembership, requireMember } from '../members/member-changes.ts';
import { insertErasure } from './erasure-queue-store.ts';
import { countContent } from './erasure-store.ts';

export const erasureTopic = 'erasure';

export async function getErasure(
  { db }: Pick<Platform, 'db'>,
  member: MemberRef,
): Promise<Schemas['MemberErasure']> {
  await requireMember(db, member, {});
  return { pending: await isErasurePending(db, member), ...(await countContent(db, member)) };
}

/**
 * Signs a member out everywhere in the organisation and queues the erasure.
 * @throws {ApiError} 409 `erasurePending`, `legalHoldActive`
 */
export async function requestErasure(
  context: Pick<Platform, 'db' | 'now' | 'realtime' | 'audit' | 'files' | 'notifications'> &
    WithClaims &
    WithViewer,
  member: MemberRef,
  choices: Schemas['EraseMemberRequest'],
): Promise<Schemas['MemberErasure']> {
  const before = await getErasure(context, member);
  const row = {
    ...member,
    ...choices,
    requestedBy: context.viewer.userId,
    createdAt: context.now(),
  };
  await endMembership(
    context,
    member,
    async (tx) => {
      if (await isMemberHeld(tx, member)) throw new ApiError('legalHoldActive');
      if (!(await insertErasure(tx, row))) throw new ApiError('erasurePending');
      await context.audit(tx, {
        action: 'ERASURE_REQUESTED',
        organizationId: member.organizationId,
        // An empty name, because the log keeps it.
        target: { kind: 'MEMBER', id: member.userId, name: '' },
        after: { ...choices },
      });
      await notifyOnCommit(tx, erasureTopic, null);
    },
    callerOf(context),
  );
  return { ...before, pending: true };
}
