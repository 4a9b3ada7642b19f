import { adminHandlers } from './admin/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { bulletinHandlers } from './bulletin/handlers.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { filesHandlers } from './files/handlers.ts';
import { helpHandlers } from './help/handlers.ts';
import { mapHandlers } from './map/handlers.ts';
import { meetingHandlers } from './meeting/handlers.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { organizationHandlers } from './organization/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { searchSources } from './areas.ts';
import { searchHandlers } from './search/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { sharingDocumentHandlers } from './sharing-document/handlers.ts';
import { statusHandlers } from './status/handlers.ts';
import { tutorialHandlers } from './tutorial/handlers.ts';
import { surveyHandlers } from './survey/handlers.ts';
import { voiceHandlers } from './voice/handlers.ts';

export const handlers = {
  ...adminHandlers,
  ...authHandlers,
  ...bulletinHandlers,
  ...calendarHandlers,
  ...chatHandlers,
  ...filesHandlers,
  ...helpHandlers,
  ...mapHandlers,
  ...meetingHandlers,
  ...notificationHandlers,
  ...organizationHandlers,
  ...peopleHandlers,
  ...searchHandlers(searchSources),
  ...settingsHandlers,
  ...sharingDocumentHandlers,
  ...statusHandlers,
  ...tutorialHandlers,
  ...surveyHandlers,
  ...voiceHandlers,
};
