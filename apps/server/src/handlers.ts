import { adminHandlers } from './admin/handlers.ts';
import { areaHandlers, searchSources } from './areas.ts';
import { authHandlers } from './auth/handlers.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { filesHandlers } from './files/handlers.ts';
import { mapHandlers } from './map/handlers.ts';
import { meetingHandlers } from './meeting/handlers.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { organizationHandlers } from './organization/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { sharingDocumentHandlers } from './sharing-document/handlers.ts';
import { statusHandlers } from './status/handlers.ts';
import { voiceHandlers } from './voice/handlers.ts';

export const handlers = {
  ...adminHandlers,
  ...areaHandlers,
  ...authHandlers,
  ...calendarHandlers,
  ...chatHandlers,
  ...filesHandlers,
  ...mapHandlers,
  ...meetingHandlers,
  ...notificationHandlers,
  ...organizationHandlers,
  ...peopleHandlers,
  ...searchHandlers(searchSources),
  ...settingsHandlers,
  ...sharingDocumentHandlers,
  ...statusHandlers,
  ...voiceHandlers,
};
