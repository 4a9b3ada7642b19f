import { authHandlers } from './auth/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { filesHandlers } from './files/handlers.ts';
import { mapHandlers } from './map/handlers.ts';
import { meetingHandlers } from './meeting/handlers.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { organizationHandlers } from './organization/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { statusHandlers } from './status/handlers.ts';
import { voiceHandlers } from './voice/handlers.ts';
import type { Handlers, OperationId } from './platform/operation.ts';

/** Every operation's handler. One that is missing, or that the contract does not have, does not compile. */
export const handlers = {
  ...authHandlers,
  ...chatHandlers,
  ...filesHandlers,
  ...mapHandlers,
  ...meetingHandlers,
  ...notificationHandlers,
  ...organizationHandlers,
  ...peopleHandlers,
  ...settingsHandlers,
  ...statusHandlers,
  ...voiceHandlers,
} satisfies Handlers<OperationId>;
