import { pageOf } from '../../http/page.ts';
import { describeAudience, listDepartments } from '../../people/audience.ts';
import type { Handlers } from '../../platform/operation.ts';
import {
  blockMember,
  removeMember,
  signOutMember,
  unblockMember,
  unlockMember,
  updateMember,
} from './member-changes.ts';
import { changeMembers } from './bulk.ts';
import { exportMembers } from './export.ts';
import { getMember, memberOf } from './member-detail.ts';
import { listMembers } from './member-list.ts';
import type { MemberFilter, MemberOrder } from './member-list-store.ts';

const defaultPageSize = 25;

const filterOf = ({
  keyword,
  role,
  department,
  block,
  online,
  language,
  passwordLocked,
  twoFactor,
}: MemberFilter) => ({
  ...(keyword && { keyword }),
  ...(role && { role }),
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
  countAudience: ({ body, query }, context) => describeAudience(context, body, query.area),
  exportMembers: ({ query }, context) =>
    exportMembers(context, filterOf(query), orderOf(query, context)),
  changeMembers: ({ body }, context) => changeMembers(context, body),
  getMember: ({ params }, context) => getMember(context, params.userId),
  updateMember: async ({ params, body: { version, ...change } }, context) => {
    const by = { byUserId: context.viewer.userId, version };
    await updateMember(context, memberOf(context.viewer, params.userId), change, by);
    return getMember(context, params.userId);
  },
  removeMember: ({ params }, context) =>
    removeMember(context, memberOf(context.viewer, params.userId), {
      byUserId: context.viewer.userId,
    }),
  blockMember: async ({ params }, context) => {
    const by = { byUserId: context.viewer.userId };
    await blockMember(context, memberOf(context.viewer, params.userId), by);
    return getMember(context, params.userId);
  },
  unblockMember: async ({ params }, context) => {
    await unblockMember(context, memberOf(context.viewer, params.userId));
    return getMember(context, params.userId);
  },
  unlockMember: async ({ params }, context) => {
    await unlockMember(context, memberOf(context.viewer, params.userId));
    return getMember(context, params.userId);
  },
  endMemberSessions: async ({ params }, context) => {
    const { sessionId: except } = context.claims;
    await signOutMember(context, memberOf(context.viewer, params.userId), { except });
    return getMember(context, params.userId);
  },
  endMemberSession: async ({ params: { userId, sessionId } }, context) => {
    await signOutMember(context, memberOf(context.viewer, userId), { sessionId });
    return getMember(context, userId);
  },
} satisfies Handlers;
