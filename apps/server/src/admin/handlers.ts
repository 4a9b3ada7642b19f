import { auditHandlers } from './audit/handlers.ts';
import { adminAuthHandlers } from './auth/handlers.ts';
import { memberHandlers } from './members/handlers.ts';
import { adminOrganizationHandlers } from './organization/handlers.ts';
import { adminRoomsHandlers } from './rooms/handlers.ts';

/** The handlers of the administration, a part after the other. */
export const adminHandlers = {
  ...adminAuthHandlers,
  ...auditHandlers,
  ...memberHandlers,
  ...adminOrganizationHandlers,
  ...adminRoomsHandlers,
};
