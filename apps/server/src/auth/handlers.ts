import type { Handlers } from '../platform/operation.ts';
import { selectOrganization } from './select-organization.ts';
import { updateLanguage } from './language.ts';
import { login, verifyNewIp } from './login.ts';
import { logout } from './logout.ts';
import { requireMember } from '../people/current-member.ts';
import { changePassword, confirmEmail, forgotPassword, resetPassword } from './password.ts';
import { permissionOf } from '../people/role-permissions.ts';
import { completeRegistration, registerUser } from './registration.ts';
import { refreshSession } from './session.ts';

/** Signing up, in and out, passwords, what one may do. One's profile is with people. */
export const authHandlers = {
  login: ({ body }, context) => login(context, body, context),
  verifyNewIp: ({ body }, context) => verifyNewIp(context, body, context),
  logout: (_input, context) => logout(context, context.claims),
  refreshToken: (_input, context) => refreshSession(context, context.bearer),
  selectOrganization: ({ body }, context) =>
    selectOrganization(context, context.claims, body.organizationId),
  forgotPassword: ({ body }, context) => forgotPassword(context, body.email),
  confirmEmail: ({ body }, context) => confirmEmail(context, body.token),
  resetPassword: ({ body }, context) => resetPassword(context, body),
  changePassword: ({ body }, context) => changePassword(context, context.claims, body),
  updateLanguage: ({ body }, context) => updateLanguage(context, context.claims, body.language),
  registerUser: ({ body }, context) =>
    registerUser(context, { language: context.language, ...body }),
  updateUserPassword: ({ params, body }, context) =>
    completeRegistration(context, { userId: params.userId, ...body }, context),
  getPermission: async (_input, context) => {
    const { role } = await requireMember(context, context.claims);
    return permissionOf(role);
  },
} satisfies Handlers;
