import type { Schemas } from '@office/api';
import type { icons } from '@office/ui';
import type { SceneName } from '@office/vocabulary';
import type { ComponentType } from 'react';

interface Panel {
  /**
   * Route pattern, for example `/chat-room/:roomId?`. A path with an anchor links into the page of another
   * panel.
   */
  path: string;
  nameKey: string;
  wide?: true;
  /** Loads the page. Without it, only the scene is shown. */
  load?(): Promise<ComponentType>;
  /** Area that the permission call must allow. Without it, the panel is open to every member. */
  area?: Schemas['AreaName'];
  /** Scene of the panel (spec §2). Without it, the current scene is kept. */
  scene?: SceneName;
  entry?: {
    id: string;
    icon: keyof typeof icons;
    /** Letter of the keyboard shortcut with Alt and Shift. */
    shortcut: string;
    /**
     * Translation key of the label in the bottom bar on phones. Without it, the entry is in the "more" menu.
     */
    shortNameKey?: string;
    counts?: 'unanswered';
  };
  parentEntryId?: string;
}

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
    parentEntryId: 'settings',
  },
  {
    path: '/security',
    nameKey: 'settings:security.title',
    load: async () => (await import('../features/settings/pages/SecurityPage.tsx')).SecurityPage,
    area: 'settings',
    parentEntryId: 'settings',
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
    parentEntryId: 'linkCalendar',
  },
  {
    path: '/question-and-answer/:id?',
    nameKey: 'help:title',
    load: async () => (await import('../features/help/pages/HelpPage.tsx')).HelpPage,
    area: 'help',
  },
];

const partsOf = (path: string) => path.replace(/#.*/, '').split('/').slice(1);

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

export function panelId({ path }: Panel): string {
  return partsOf(path)[0] ?? '';
}

export function hrefOf({ path }: Panel): string {
  return path.replace(/\/:.*$/, '');
}

/** Returns the id of the navigation entry of a page. An entry with the same anchor takes precedence. */
export function entryOf(pathname: string, hash: string): string | null {
  const withAnchor = panels.find(({ path }) => path === `${pathname}${hash}`);
  const found = hash && withAnchor ? withAnchor : panelOf(pathname);
  return found?.entry?.id ?? found?.parentEntryId ?? null;
}
