import type { Schemas } from '@office/api';
import type { icons } from '@office/ui';
import type { SceneName } from '@office/vocabulary';
import type { ComponentType } from 'react';

/** A page over the scene, an entry of the navigation, or both. */
interface Panel {
  /** As the router takes it: `/chat-room/:roomId?`. With an anchor it leads into another row's page. */
  path: string;
  /** The key of its name. */
  nameKey: string;
  /** It takes most of the window where there is room. */
  wide?: true;
  /** Loads its page; without one the scene stands alone. */
  load?(): Promise<ComponentType>;
  /** The area that the permission call has to allow; without one it is open to every member. */
  area?: Schemas['AreaName'];
  /** The scene that belongs to it (spec §2); without one the scene stays as it is. */
  scene?: SceneName;
  /** Its entry in the navigation, in the order of the rows. */
  entry?: {
    id: string;
    icon: keyof typeof icons;
    /** The letter that follows it together with Alt and Shift. */
    shortcut: string;
    /** The key of its short name, for a phone's bottom bar; without one it stands behind "more". */
    shortNameKey?: string;
    /** Its badge counts things that wait for an answer; without it, unread ones. */
    counts?: 'unanswered';
  };
  /** The id of the entry that it belongs to, where it has none of its own. */
  under?: string;
}

/** Every panel. A new one is a row here, its page, and its names. */
export const panels: readonly Panel[] = [
  {
    path: '/main',
    nameKey: 'common:nav.main',
    scene: 'Main',
    entry: { id: 'main', icon: 'home', shortcut: 'O', shortNameKey: 'common:navShort.main' },
  },
  {
    path: '/map',
    nameKey: 'common:nav.map',
    load: async () => (await import('../features/map/pages/MapPage.tsx')).MapPage,
    scene: 'WorldMap',
    entry: { id: 'map', icon: 'map', shortcut: 'M', shortNameKey: 'common:navShort.map' },
  },
  {
    path: '/settings#calendar',
    nameKey: 'common:nav.linkCalendar',
    area: 'calendar',
    entry: { id: 'linkCalendar', icon: 'linkCalendar', shortcut: 'C' },
  },
  {
    path: '/notifications',
    nameKey: 'common:nav.notifications',
    load: async () =>
      (await import('../features/notification/pages/NotificationsPage.tsx')).NotificationsPage,
    area: 'notification',
    entry: {
      id: 'notifications',
      icon: 'notifications',
      shortcut: 'N',
      shortNameKey: 'common:navShort.notifications',
    },
  },
  {
    path: '/chat-room/:roomId?',
    nameKey: 'common:nav.chatRoom',
    load: async () => (await import('../features/chat/pages/ChatPage.tsx')).ChatRoomPage,
    area: 'chat',
    scene: 'Main',
    entry: {
      id: 'chatRoom',
      icon: 'chatRoom',
      shortcut: 'R',
      shortNameKey: 'common:navShort.chatRoom',
    },
  },
  {
    path: '/direct-message/:roomId?',
    nameKey: 'common:nav.directMessage',
    load: async () => (await import('../features/chat/pages/ChatPage.tsx')).DirectMessagePage,
    area: 'chat',
    scene: 'Main',
    entry: {
      id: 'directMessage',
      icon: 'directMessage',
      shortcut: 'D',
      shortNameKey: 'common:navShort.directMessage',
    },
  },
  {
    path: '/voice-chat/:roomId?',
    nameKey: 'common:nav.voiceChat',
    load: async () => (await import('../features/voice/pages/VoiceChatPage.tsx')).VoiceChatPage,
    area: 'voice',
    scene: 'Main',
    entry: { id: 'voiceChat', icon: 'audio', shortcut: 'V' },
  },
  {
    path: '/online-meeting',
    nameKey: 'common:nav.onlineMeeting',
    load: async () =>
      (await import('../features/meeting/pages/OnlineMeetingPage.tsx')).OnlineMeetingPage,
    area: 'meeting',
    entry: { id: 'onlineMeeting', icon: 'onlineMeeting', shortcut: 'G' },
  },
  {
    path: '/online-meeting/:meetingId',
    nameKey: 'common:nav.onlineMeeting',
    load: async () =>
      (await import('../features/meeting/pages/MeetingLobbyPage.tsx')).MeetingLobbyPage,
    area: 'meeting',
  },
  {
    path: '/my-desk',
    nameKey: 'common:nav.myDesk',
    load: async () => (await import('../features/people/pages/MyDeskPage.tsx')).MyDeskPage,
    scene: 'MyDesk',
    entry: { id: 'myDesk', icon: 'myDesk', shortcut: 'K' },
  },
  {
    path: '/survey-form/:surveyId?',
    nameKey: 'common:nav.surveyForm',
    load: async () => (await import('../features/survey/pages/SurveyFormPage.tsx')).SurveyFormPage,
    area: 'survey',
    entry: { id: 'surveyForm', icon: 'surveyForm', shortcut: 'F', counts: 'unanswered' },
  },
  {
    path: '/bulletin-board/:postId?',
    nameKey: 'common:nav.bulletinBoard',
    load: async () => (await import('../features/bulletin/pages/BulletinPage.tsx')).BulletinPage,
    area: 'bulletin',
    entry: { id: 'bulletinBoard', icon: 'bulletinBoard', shortcut: 'B' },
  },
  {
    path: '/tutorial/:tutorialId?',
    nameKey: 'common:nav.tutorial',
    load: async () => (await import('../features/tutorial/pages/TutorialPage.tsx')).TutorialPage,
    area: 'tutorial',
    entry: { id: 'tutorial', icon: 'tutorial', shortcut: 'T' },
  },
  {
    path: '/change-avatar',
    nameKey: 'common:nav.changeAvatar',
    load: async () =>
      (await import('../features/people/pages/ChangeAvatarPage.tsx')).ChangeAvatarPage,
    scene: 'CharacterCustomize',
    entry: { id: 'changeAvatar', icon: 'changeAvatar', shortcut: 'A' },
  },
  {
    path: '/settings',
    nameKey: 'common:nav.settings',
    load: async () => (await import('../features/settings/pages/SettingsPage.tsx')).SettingsPage,
    area: 'settings',
    entry: { id: 'settings', icon: 'settings', shortcut: 'S' },
  },
  {
    path: '/password',
    nameKey: 'settings:changePassword',
    load: async () =>
      (await import('../features/settings/pages/ChangePasswordPage.tsx')).ChangePasswordPage,
    area: 'settings',
    under: 'settings',
  },
  {
    path: '/security',
    nameKey: 'settings:security.title',
    load: async () => (await import('../features/settings/pages/SecurityPage.tsx')).SecurityPage,
    area: 'settings',
    under: 'settings',
  },
  {
    path: '/search',
    nameKey: 'search:title',
    load: async () => (await import('../features/search/pages/SearchPage.tsx')).SearchPage,
  },
  {
    path: '/people',
    nameKey: 'people:title',
    load: async () => (await import('../features/people/pages/PeoplePage.tsx')).PeoplePage,
  },
  {
    path: '/people/:userId/note?',
    nameKey: 'people:title',
    load: async () => (await import('../features/people/pages/PersonPage.tsx')).PersonPage,
  },
  {
    path: '/profile',
    nameKey: 'people:editProfile',
    load: async () => (await import('../features/people/pages/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: '/calendar',
    nameKey: 'calendar:title',
    load: async () => (await import('../features/calendar/pages/CalendarPage.tsx')).CalendarPage,
    wide: true,
    area: 'calendar',
  },
  {
    path: '/calendar-link',
    nameKey: 'calendar:link.title',
    load: async () =>
      (await import('../features/calendar/pages/CalendarLinkPage.tsx')).CalendarLinkPage,
    area: 'calendar',
    under: 'linkCalendar',
  },
  {
    path: '/question-and-answer/:id?',
    nameKey: 'help:title',
    load: async () => (await import('../features/help/pages/HelpPage.tsx')).HelpPage,
    area: 'help',
  },
];

const partsOf = (path: string) => path.replace(/#.*/, '').split('/').slice(1);

/** The row whose page stands at an address; `null` for pages that stand for themselves. */
export function panelOf(pathname: string): Panel | null {
  const parts = partsOf(pathname.replace(/\/+$/, ''));
  const rows = panels.filter(({ path }) => partsOf(path)[0] === parts[0] && !path.includes('#'));
  return rows.find(({ path }) => matches(partsOf(path), parts)) ?? rows[0] ?? null;
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  if (parts.length > pattern.length) return false;
  return pattern.every((part, i) => {
    const given = parts[i];
    if (given === undefined) return part.endsWith('?');
    return part.startsWith(':') || part.replace('?', '') === given;
  });
}

/** The first part of a row's path, the same for all pages of one panel. */
export function panelId({ path }: Panel): string {
  return partsOf(path)[0] ?? '';
}

/** The address that an entry leads to. */
export function hrefOf({ path }: Panel): string {
  return path.replace(/\/:.*$/, '');
}

/** The navigation's entry of a page; the one with the page's own anchor goes first. */
export function entryOf(pathname: string, hash: string): string | null {
  const withAnchor = panels.find(({ path }) => path === `${pathname}${hash}`);
  const found = hash && withAnchor ? withAnchor : panelOf(pathname);
  return found?.entry?.id ?? found?.under ?? null;
}
