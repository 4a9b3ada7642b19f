import {
  selectAdministeredOrganization,
  describeAdministrator,
} from '../../auth/administration.ts';
import { login, verifyNewIp } from '../../auth/login.ts';
import { logout } from '../../auth/logout.ts';
import { refreshSession } from '../../auth/session.ts';
import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';

/** Sign-in to the administration. Its sessions are separate; the guards are the same as for members. */
export const adminAuthHandlers = {
  adminLogin: ({ body }, context) => login(context, body, context, 'ADMIN'),
  adminVerifyNewIp: ({ body }, context) => verifyNewIp(context, body, context, 'ADMIN'),
  adminRefreshToken: (_input, context) =>
    refreshSession(context, context.bearer, { ip: context.ip, audience: 'ADMIN' }),
  adminLogout: (_input, context) => logout(context),
  chooseAdministeredOrganization: ({ body }, context) =>
    selectAdministeredOrganization(context, body.organizationId, context),
  getAdministrator: ({ query }, context) =>
    describeAdministrator(context, {
      ...pageOf(query),
      keyword: query.keyword ?? '',
    }),
} satisfies Handlers;
