import { analyticsHandlers } from './analytics/analytics.ts';
import { auditHandlers } from './audit/handlers.ts';
import { adminAuthHandlers } from './auth/handlers.ts';
import { botHandlers } from './bots/handlers.ts';
import { adminFloorHandlers } from './floors/handlers.ts';
import { memberHandlers } from './members/handlers.ts';
import { adminOrganizationHandlers } from './organization/handlers.ts';
import { adminRoomsHandlers } from './rooms/handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { maintenanceHandlers } from './maintenance/handlers.ts';
import { adminNotificationHandlers } from './notification/handlers.ts';
import { adminPersonalDataHandlers } from './personal-data/handlers.ts';
import { scimHandlers } from './scim/handlers.ts';
import { ssoHandlers } from './sso/handlers.ts';
import type { Handlers } from '../platform/operation.ts';
import { getOverview } from './overview/overview.ts';
import { closeSetup } from './overview/setup.ts';

const overviewHandlers = {
  getAdminOverview: (_input, context) => getOverview(context),
  closeAdminSetup: (_input, context) => closeSetup(context),
} satisfies Handlers;

export const adminHandlers = {
  ...analyticsHandlers,
  ...adminAuthHandlers,
  ...adminFloorHandlers,
  ...auditHandlers,
  ...botHandlers,
  ...memberHandlers,
  ...adminOrganizationHandlers,
  ...adminRoomsHandlers,
  ...invitationHandlers,
  ...maintenanceHandlers,
  ...adminNotificationHandlers,
  ...overviewHandlers,
  ...ssoHandlers,
  ...scimHandlers,
  ...adminPersonalDataHandlers,
};
