import { auditHandlers } from './audit/handlers.ts';
import { adminAuthHandlers } from './auth/handlers.ts';
import { adminBulletinHandlers } from './bulletin/handlers.ts';
import { adminFloorHandlers } from './floors/handlers.ts';
import { adminHelpHandlers } from './help/handlers.ts';
import { memberHandlers } from './members/handlers.ts';
import { adminOrganizationHandlers } from './organization/handlers.ts';
import { adminRoomsHandlers } from './rooms/handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { maintenanceHandlers } from './maintenance/handlers.ts';
import { adminNotificationHandlers } from './notification/handlers.ts';
import { adminSurveyHandlers } from './survey/handlers.ts';
import { overviewHandlers } from './overview/handlers.ts';
import { adminTutorialHandlers } from './tutorial/handlers.ts';

export const adminHandlers = {
  ...adminAuthHandlers,
  ...adminBulletinHandlers,
  ...adminFloorHandlers,
  ...auditHandlers,
  ...adminHelpHandlers,
  ...memberHandlers,
  ...adminOrganizationHandlers,
  ...adminRoomsHandlers,
  ...invitationHandlers,
  ...maintenanceHandlers,
  ...adminNotificationHandlers,
  ...overviewHandlers,
  ...adminTutorialHandlers,
  ...adminSurveyHandlers,
};
