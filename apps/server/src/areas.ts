import { adminArea } from './admin/area.ts';
import { authArea } from './auth/area.ts';
import { bulletinArea } from './bulletin/area.ts';
import { calendarArea } from './calendar/area.ts';
import { chatArea } from './chat/area.ts';
import { dataExportsArea } from './data-exports/area.ts';
import { embedsArea } from './embeds/area.ts';
import { emojiArea } from './emoji/area.ts';
import { filesArea } from './files/area.ts';
import { helpArea } from './help/area.ts';
import { legalHoldsArea } from './legal-holds/area.ts';
import { mailArea } from './mail/area.ts';
import { mapArea } from './map/area.ts';
import { meetingArea } from './meeting/area.ts';
import { notificationArea } from './notification/area.ts';
import { organizationArea } from './organization/area.ts';
import { outgoingWebhooksArea } from './outgoing-webhooks/area.ts';
import { peopleArea } from './people/area.ts';
import { settingsArea } from './settings/area.ts';
import { sharingDocumentArea } from './sharing-document/area.ts';
import { slashCommandsArea } from './slash-commands/area.ts';
import { statusArea } from './status/area.ts';
import { surveyArea } from './survey/area.ts';
import { tutorialArea } from './tutorial/area.ts';
import { voiceArea } from './voice/area.ts';
import type { Area } from './platform/area.ts';

/** Areas in the order of their groups in the search, if the results are equally good. */
export const areas: readonly Area[] = [
  peopleArea,
  chatArea,
  meetingArea,
  organizationArea,
  voiceArea,
  mapArea,
  notificationArea,
  bulletinArea,
  surveyArea,
  tutorialArea,
  helpArea,
  calendarArea,
  sharingDocumentArea,
  settingsArea,
  dataExportsArea,
  legalHoldsArea,
  statusArea,
  authArea,
  emojiArea,
  filesArea,
  mailArea,
  outgoingWebhooksArea,
  slashCommandsArea,
  embedsArea,
  adminArea,
];
