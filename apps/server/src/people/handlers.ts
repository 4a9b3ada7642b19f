import type { Handlers } from '../http/operation.ts';
import { pageOf } from '../http/page.ts';
import { getMember, searchOrgMembers } from './members.ts';
import { updatePresence } from './presence.ts';
import { getProfile, updateProfile } from './profile.ts';
import { completeRegistration, registerUser } from './registration.ts';

/** Registration, one's own profile and presence, the other members. */
export const peopleHandlers = {
  registerUser: ({ body }, context) =>
    registerUser(context, { language: context.language, ...body }),
  updateUserPassword: ({ params, body }, context) =>
    completeRegistration(context, { userId: params.userId, ...body }),
  getProfile: (_input, context) => getProfile(context, context.claims),
  updateProfile: ({ body }, context) => updateProfile(context, context.claims, body),
  searchOrgMembers: ({ query }, context) =>
    searchOrgMembers(context, context.claims, {
      keyword: query.keyword ?? '',
      ...(query.floorId && { floorId: query.floorId }),
      ...pageOf(query),
    }),
  getUser: ({ params }, context) => getMember(context, context.claims, params.id),
  updateUserStatus: ({ body }, context) => updatePresence(context, context.claims, body),
} satisfies Handlers<
  | 'registerUser'
  | 'updateUserPassword'
  | 'getProfile'
  | 'updateProfile'
  | 'searchOrgMembers'
  | 'getUser'
  | 'updateUserStatus'
>;
