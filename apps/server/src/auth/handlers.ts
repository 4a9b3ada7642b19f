import { apiTokenHandlers } from './api-tokens/handlers.ts';
import type { Handlers } from '../platform/operation.ts';
import { refundSignIn } from './refund-sign-in.ts';
import { selectOrganization } from './select-organization.ts';
import { updateLanguage } from './language.ts';
import { login, verifyNewIp, verifyPasskey, verifyTwoFactor } from './login.ts';
import { endOtherSessions, endSession, logout } from './logout.ts';
import { requireMember } from '../people/current-member.ts';
import {
  changePassword,
  confirmEmail,
  forgotPassword,
  getPasswordRules,
  resetPassword,
} from './password.ts';
import { findSessionLimits } from './devices/sign-in-rules.ts';
import { permissionOf } from '../people/role-permissions.ts';
import { completeRegistration, registerUser } from './registration.ts';
import { listSessions } from './sessions/session-list.ts';
import { refreshSession } from './sessions/session.ts';
import { listTrustedNetworks, removeTrustedNetwork } from './devices/trusted-network.ts';
import { passkeyOptions } from './passkeys/check-passkey.ts';
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  removePasskey,
  renamePasskey,
} from './passkeys/passkeys.ts';
import { finishSso, startSso } from './sso/sso-sign-in.ts';
import {
  confirmTwoFactorSetup,
  disableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  startTwoFactorSetup,
} from './two-factor/two-factor.ts';
import { pageOf } from '../http/page.ts';

export const authHandlers = {
  ...apiTokenHandlers,
  login: ({ body }, context) => refundSignIn(context, login(context, body, context)),
  verifyNewIp: ({ body }, context) => refundSignIn(context, verifyNewIp(context, body, context)),
  verifyTwoFactor: ({ body }, context) =>
    refundSignIn(context, verifyTwoFactor(context, body, context)),
  passkeyOptions: (_input, context) => passkeyOptions(context),
  verifyPasskey: ({ body }, context) =>
    refundSignIn(context, verifyPasskey(context, body, context)),
  startSso: ({ body }, context) => startSso(context, body),
  finishSso: ({ body }, context) => finishSso(context, body, context),
  logout: (_input, context) => logout(context),
  refreshToken: (_input, context) => refreshSession(context, context.bearer, context),
  selectOrganization: ({ body }, context) =>
    selectOrganization(context, body.organizationId, context),
  forgotPassword: ({ body }, context) => forgotPassword(context, body.email),
  confirmEmail: ({ body }, context) => confirmEmail(context, body.token),
  resetPassword: ({ body }, context) => resetPassword(context, body),
  getPasswordRules: (_input, context) => getPasswordRules(context),
  changePassword: ({ body }, context) => changePassword(context, body, context),
  listPasskeys: (_input, context) => listPasskeys(context),
  newPasskeyOptions: ({ body }, context) => newPasskeyOptions(context, body, context),
  addPasskey: ({ body }, context) => addPasskey(context, body),
  renamePasskey: ({ params, body }, context) => renamePasskey(context, params.passkeyId, body),
  removePasskey: ({ params }, context) => removePasskey(context, params.passkeyId),
  getTwoFactor: (_input, context) => getTwoFactor(context),
  startTwoFactorSetup: ({ body }, context) => startTwoFactorSetup(context, body, context),
  confirmTwoFactorSetup: ({ body }, context) => confirmTwoFactorSetup(context, body),
  renewRecoveryCodes: ({ body }, context) => renewRecoveryCodes(context, body),
  disableTwoFactor: ({ body }, context) => disableTwoFactor(context, body),
  updateLanguage: ({ body }, context) => updateLanguage(context, body.language),
  registerUser: ({ body }, context) =>
    registerUser(context, { language: context.language, ...body }),
  updateUserPassword: ({ params, body }, context) =>
    completeRegistration(context, { userId: params.userId, ...body }, context),
  getPermission: async (_input, context) => {
    const { role, organizationId } = await requireMember(context);
    const { idleMinutes } = await findSessionLimits(context.db, organizationId);
    return { ...permissionOf(role, context.claims.closedAreas), idleMinutes };
  },
  listSessions: ({ query }, context) => listSessions(context, pageOf(query)),
  endSession: ({ params }, context) => endSession(context, params.sessionId),
  endOtherSessions: (_input, context) => endOtherSessions(context),
  listTrustedNetworks: ({ query }, context) => listTrustedNetworks(context, context, pageOf(query)),
  removeTrustedNetwork: ({ params }, context) => removeTrustedNetwork(context, params.networkId),
} satisfies Handlers;
