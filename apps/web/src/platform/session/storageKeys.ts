import { deviceTokenKey } from '@office/client/session/deviceTokenKey.ts';
import {
  languageKey,
  lastLanguageKey,
  memberLanguageKey,
} from '@office/client/i18n/languageKeys.ts';

/** The product's entries in local storage (spec §3), each under one name. */
export const storageKeys = {
  language: languageKey,
  memberLanguage: memberLanguageKey,
  lastLanguage: lastLanguageKey,
  deviceToken: deviceTokenKey,
  authData: 'office.authData',
  organizationType: 'office.organizationType',
  staySignedIn: 'office.staySignedIn',
  callbackPage: 'office.callbackPage',
  /** Beyond the spec's list: where the member was last. */
  floor: 'office.floor',
  calendarMemberIds: 'office.calendarMemberIds',
  graphics: 'office.graphics',
  settings: 'office.settings',
  speaker: 'office.speaker',
  microphone: 'office.microphone',
  camera: 'office.camera',
  /** Beyond the spec's list: the key that is held to talk. */
  pushToTalk: 'office.pushToTalk',
  meetingsAvailableNotify: 'office.meetingsAvailableNotify',
  pushToken: 'office.pushToken',
  /** Beyond the spec's list: what was said or asked about push since signing in. */
  pushSaid: 'office.pushSaid',
  /** Beyond the spec's list: the maintenance that was told last, and how long before it. */
  maintenanceTold: 'office.maintenanceTold',
  /** Beyond the spec's list, and of the tab alone: what was typed into the profile and not saved. */
  profileDraft: 'office.profileDraft',
  /** Beyond the spec's list: what was typed into forms of meetings and not sent. */
  meetingDrafts: 'office.meetingDrafts',
} as const;

/** The session itself, as JSON, and the organisation type in a cookie of its own (spec §3). */
export const cookieNames = {
  session: 'office_session',
  organizationType: 'office_organization_type',
} as const;

/**
 * Entries of the browser: its language, so that the sign-in page that follows speaks as the office did
 * (design §9), and what it is known by.
 */
const kept: readonly string[] = [
  storageKeys.language,
  storageKeys.lastLanguage,
  storageKeys.deviceToken,
];

/** The entries that a reset removes: all that belong to the member. */
export const keysClearedOnReset: readonly string[] = Object.values(storageKeys).filter(
  (key) => !kept.includes(key),
);
