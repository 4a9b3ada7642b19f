import type { Handlers } from '../platform/operation.ts';
import { selectOrganization } from './select-organization.ts';
import { updateLanguage } from './language.ts';
import { login, verifyNewIp } from './login.ts';
import { endOtherSessions, endSession, logout } from './logout.ts';
import { requireMember } from '../people/current-member.ts';
import { changePassword, confirmEmail, forgotPassword, resetPassword } from './password.ts';
import { permissionOf } from '../people/role-permissions.ts';
import { completeRegistration, registerUser } from './registration.ts';
import { listSessions } from './session-list.ts';
import { refreshSession } from './session.ts';
import { listTrustedNetworks, removeTrustedNetwork } from './trusted-network.ts';
import { pageOf } from '../http/page.ts';

/** Sign-up, sign-in, sign-out, passwords and permissions. Profile handlers are in the `people` module. */
export const authHandlers = {
  login: ({ body }, context) => login(context, body, context),
  verifyNewIp: ({ body }, context) => verifyNewIp(context, body, context),
  logout: (_input, context) => logout(context, context.claims),
  refreshToken: (_input, context) => refreshSession(context, context.bearer, context),
  selectOrganization: ({ body }, context) =>
    selectOrganization(context, context.claims, body.organizationId, context),
  forgotPassword: ({ body }, context) => forgotPassword(context, body.email),
  confirmEmail: ({ body }, context) => confirmEmail(context, body.token),
  resetPassword: ({ body }, context) => resetPassword(context, body),
  changePassword: ({ body }, context) => changePassword(context, context.claims, body, context),
  updateLanguage: ({ body }, context) => updateLanguage(context, context.claims, body.language),
  registerUser: ({ body }, context) =>
    registerUser(context, { language: context.language, ...body }),
  updateUserPassword: ({ params, body }, context) =>
    completeRegistration(context, { userId: params.userId, ...body }, context),
  getPermission: async (_input, context) => {
    const { role } = await requireMember(context, context.claims);
    return permissionOf(role, context.claims.closedAreas);
  },
  listSessions: ({ query }, context) => listSessions(context, context.claims, pageOf(query)),
  endSession: ({ params }, context) => endSession(context, context.claims, params.sessionId),
  endOtherSessions: (_input, context) => endOtherSessions(context, context.claims),
  listTrustedNetworks: ({ query }, context) =>
    listTrustedNetworks(context, context.claims, context, pageOf(query)),
  removeTrustedNetwork: ({ params }, context) =>
    removeTrustedNetwork(context, context.claims, params.networkId),
} satisfies Handlers;
