import { getExport, requestExport } from '../../data-exports/personal/exports.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handlers } from '../../platform/operation.ts';
import { isErasurePending } from '../admin-store.ts';
import { getErasure, requestErasure } from '../erasure/erasures.ts';
import { callerOf, requireMember } from '../members/member-changes.ts';
import { memberOf } from '../members/member-detail.ts';

const inAdministration = { administration: true };

export const adminPersonalDataHandlers = {
  getMemberDataExport: async ({ params }, context) => {
    const member = memberOf(context.viewer, params.userId);
    await requireMember(context.db, member, {});
    return getExport(context, member, inAdministration);
  },
  exportMemberData: async ({ params }, context) => {
    const member = memberOf(context.viewer, params.userId);
    await requireMember(context.db, member, callerOf(context));
    if (await isErasurePending(context.db, member)) throw new ApiError('erasurePending');
    return requestExport(context, member, inAdministration);
  },
  getMemberErasure: ({ params }, context) =>
    getErasure(context, memberOf(context.viewer, params.userId)),
  eraseMember: ({ params, body }, context) =>
    requestErasure(context, memberOf(context.viewer, params.userId), body),
} satisfies Handlers;
