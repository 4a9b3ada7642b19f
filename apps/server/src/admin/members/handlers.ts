import { pageOf } from '../../http/page.ts';
import { describeAudience, listDepartments } from '../../people/audience.ts';
import type { Handlers } from '../../platform/operation.ts';
import {
  blockMember,
  callerOf,
  removeMember,
  signOutMember,
  unblockMember,
  unlockMember,
  updateMember,
} from './member-changes.ts';
import { changeMembers } from './bulk.ts';
import { exportMembers } from './export.ts';
import { getMember, memberOf } from './member-detail.ts';
import { listMemberCandidates, listMembers } from './member-list.ts';
import type { MemberFilter, MemberOrder } from './member-list-store.ts';

const defaultPageSize = 25;
const defaultCandidates = 10;

const filterOf = ({
  keyword,
  role,
  adminRole,
  department,
  block,
  online,
  language,
  passwordLocked,
  twoFactor,
}: MemberFilter) => ({
  ...(keyword && { keyword }),
  ...(role && { role }),
  ...(adminRole && { adminRole }),
  ...(department !== undefined && { department }),
  ...(block && { block }),
  ...(online !== undefined && { online }),
  ...(language && { language }),
  ...(passwordLocked !== undefined && { passwordLocked }),
  ...(twoFactor !== undefined && { twoFactor }),
});

const orderOf = (
  { sort = 'name', order = 'asc' }: Partial<MemberOrder>,
  { language }: Pick<MemberOrder, 'language'>,
) => ({ sort, order, language });

export const memberHandlers = {
  listMembers: ({ query }, context) =>
    listMembers(context, filterOf(query), orderOf(query, context), pageOf(query, defaultPageSize)),
  listDepartments: (_input, context) => listDepartments(context),
  listMemberCandidates: ({ query }, context) =>
    listMemberCandidates(context, filterOf(query), pageOf(query, defaultCandidates)),
  countAudience: ({ body, query }, context) => describeAudience(context, body, query.area),
  exportMembers: ({ query }, context) =>
    exportMembers(context, filterOf(query), orderOf(query, context)),
  changeMembers: ({ body }, context) => changeMembers(context, body),
  getMember: ({ params }, context) => getMember(context, params.userId),
  updateMember: async ({ params, body: { version, ...change } }, context) => {
    const by = { ...callerOf(context), version };
    await updateMember(context, memberOf(context.viewer, params.userId), change, by);
    return getMember(context, params.userId);
  },
  removeMember: ({ params }, context) =>
    removeMember(context, memberOf(context.viewer, params.userId), callerOf(context)),
  blockMember: async ({ params }, context) => {
    await blockMember(context, memberOf(context.viewer, params.userId), callerOf(context));
    return getMember(context, params.userId);
  },
  unblockMember: async ({ params }, context) => {
    await unblockMember(context, memberOf(context.viewer, params.userId), callerOf(context));
    return getMember(context, params.userId);
  },
  unlockMember: async ({ params }, context) => {
    await unlockMember(context, memberOf(context.viewer, params.userId), callerOf(context));
    return getMember(context, params.userId);
  },
  endMemberSessions: async ({ params }, context) => {
    const member = memberOf(context.viewer, params.userId);
    const { sessionId: except } = context.claims;
    await signOutMember(context, member, { except }, callerOf(context));
    return getMember(context, params.userId);
  },
  endMemberSession: async ({ params: { userId, sessionId } }, context) => {
    const member = memberOf(context.viewer, userId);
    await signOutMember(context, member, { sessionId }, callerOf(context));
    return getMember(context, userId);
  },
} satisfies Handlers;
