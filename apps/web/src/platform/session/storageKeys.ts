import { sessionCookieName } from '@office/vocabulary';
import { deviceTokenKey } from '@office/client/session/deviceTokenKey.ts';
import {
  languageKey,
  lastLanguageKey,
  memberLanguageKey,
} from '@office/client/i18n/languageKeys.ts';

export const storageKeys = {
  language: languageKey,
  memberLanguage: memberLanguageKey,
  lastLanguage: lastLanguageKey,
  deviceToken: deviceTokenKey,
  authData: 'office.authData',
  organizationType: 'office.organizationType',
  staySignedIn: 'office.staySignedIn',
  callbackPage: 'office.callbackPage',
  floor: 'office.floor',
  calendarMemberIds: 'office.calendarMemberIds',
  graphics: 'office.graphics',
  settings: 'office.settings',
  speaker: 'office.speaker',
  microphone: 'office.microphone',
  camera: 'office.camera',
  background: 'office.background',
  backgroundPicture: 'office.backgroundPicture',
  pushToTalk: 'office.pushToTalk',
  meetingsAvailableNotify: 'office.meetingsAvailableNotify',
  pushToken: 'office.pushToken',
  /** Push notices and prompts already shown since sign-in. Not in the spec's list. */
  pushNoticesShown: 'office.pushSaid',
  /** Last announced maintenance and its lead time. Not in the spec's list. */
  maintenanceNoticeShown: 'office.maintenanceTold',
  /** Unsaved profile input of this tab. Not in the spec's list. */
  profileDraft: 'office.profileDraft',
  /** Time of the last activity in any tab. Not in the spec's list. */
  lastActivity: 'office.lastActivity',
  meetingDrafts: 'office.meetingDrafts',
} as const;

/** The call of this tab, for the page after a reload. */
export const storedCallKey = 'office.call';

/** The session as JSON, and the organisation type in a separate cookie (spec §3). */
export const cookieNames = {
  session: sessionCookieName,
  organizationType: 'office_organization_type',
} as const;

/** The device token, and the language for the sign-in page (design §9). */
const browserKeys: readonly string[] = [
  storageKeys.language,
  storageKeys.lastLanguage,
  storageKeys.deviceToken,
];

export const keysClearedOnReset: readonly string[] = Object.values(storageKeys).filter(
  (key) => !browserKeys.includes(key),
);
