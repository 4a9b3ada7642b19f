import { createBulletinFiles, bulletinFileLinks } from './bulletin/bulletin-file-store.ts';
import { bulletinHandlers } from './bulletin/handlers.ts';
import { postSource } from './bulletin/post-search.ts';
import { chatFileLinks } from './chat/attachment-store.ts';
import { chatRoomSource, messageSource } from './chat/chat-search.ts';
import { createRoomFiles } from './chat/room-files.ts';
import { localizedSource } from './content/localized-search.ts';
import type { Database } from './database/database.ts';
import type { FileLinks } from './database/file-links.ts';
import { helpHandlers } from './help/handlers.ts';
import { createHelpFiles, helpFileLinks } from './help/help-file-store.ts';
import { helpTables } from './help/help-store.ts';
import { floorSource } from './map/floor-search.ts';
import { meetingSource } from './meeting/meeting-search.ts';
import {
  createNotificationFiles,
  notificationFileLinks,
} from './notification/notification-file-store.ts';
import { notificationSource } from './notification/notification-search.ts';
import { meetingRoomSource } from './organization/meeting-room-search.ts';
import { organizationFileLinks } from './organization/organization-store.ts';
import { personSource } from './people/person-search.ts';
import { personFileLinks } from './people/person-store.ts';
import type { Handlers } from './platform/operation.ts';
import type { PrivateFiles } from './platform/private-files.ts';
import type { SearchSource } from './platform/search-source.ts';
import { createSharedDocumentFiles } from './sharing-document/sharing-document-files.ts';
import { sharedDocumentFileLinks } from './sharing-document/sharing-document-store.ts';
import { surveyHandlers } from './survey/handlers.ts';
import { createSurveyFiles, surveyFileLinks } from './survey/survey-file-store.ts';
import { surveySource } from './survey/survey-search.ts';
import { tutorialHandlers } from './tutorial/handlers.ts';
import { createTutorialFiles, tutorialFileLinks } from './tutorial/tutorial-file-store.ts';
import { tutorialTables } from './tutorial/tutorial-store.ts';
import { voiceRoomSource } from './voice/voice-room-search.ts';

interface Area {
  handlers?: Handlers;
  search?: readonly SearchSource[];
  /** References to uploaded files. Files without a reference are deleted. */
  fileLinks?: FileLinks;
  /** Access to private files. An area with private files also needs `fileLinks`. */
  privateFiles?(db: Database, now: () => Date): PrivateFiles;
}

const areas: Record<string, Area> = {
  people: { search: [personSource], fileLinks: personFileLinks },
  chat: { search: [chatRoomSource], fileLinks: chatFileLinks, privateFiles: createRoomFiles },
  meeting: { search: [meetingSource] },
  organization: { search: [meetingRoomSource], fileLinks: organizationFileLinks },
  voice: { search: [voiceRoomSource] },
  map: { search: [floorSource] },
  'sharing-document': {
    fileLinks: sharedDocumentFileLinks,
    privateFiles: createSharedDocumentFiles,
  },
  notification: {
    search: [notificationSource],
    fileLinks: notificationFileLinks,
    privateFiles: createNotificationFiles,
  },
  bulletin: {
    handlers: bulletinHandlers,
    search: [postSource],
    fileLinks: bulletinFileLinks,
    privateFiles: createBulletinFiles,
  },
  survey: {
    handlers: surveyHandlers,
    search: [surveySource],
    fileLinks: surveyFileLinks,
    privateFiles: createSurveyFiles,
  },
  tutorial: {
    handlers: tutorialHandlers,
    search: [
      localizedSource({
        kind: 'TUTORIAL',
        area: 'tutorial',
        ...tutorialTables,
        pathOf: (id) => `/tutorial/${id}`,
      }),
    ],
    fileLinks: tutorialFileLinks,
    privateFiles: createTutorialFiles,
  },
  help: {
    handlers: helpHandlers,
    search: [
      localizedSource({
        kind: 'ARTICLE',
        area: 'help',
        ...helpTables,
        pathOf: (id) => `/question-and-answer/${id}`,
      }),
    ],
    fileLinks: helpFileLinks,
    privateFiles: createHelpFiles,
  },
};

const all = Object.values(areas);

/** Handlers of the content areas. */
export const areaHandlers: Handlers = Object.assign({}, ...all.map(({ handlers }) => handlers));

/** Groups with equally good results are shown in this order. Messages are last. */
export const searchSources: readonly SearchSource[] = [
  ...all.flatMap(({ search = [] }) => search),
  messageSource,
];

export const fileLinks: FileLinks = (tx) =>
  all.flatMap(({ fileLinks: linksOf }) => linksOf?.(tx) ?? []);

export function createPrivateFiles(db: Database, now: () => Date): PrivateFiles {
  const found = all.flatMap(({ privateFiles }) => privateFiles?.(db, now) ?? []);
  return {
    async readableBy(reader, keys) {
      const readable = await Promise.all(found.map((files) => files.readableBy(reader, keys)));
      return readable.flat();
    },
  };
}
