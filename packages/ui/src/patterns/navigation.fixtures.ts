import type { ReactElement } from 'react';
import { icons } from '../primitives/Icon/index.ts';
import { translatorOf } from '../stories/texts.ts';
import type { NavEntry } from './navigation.ts';

type Row = Pick<NavEntry, 'id' | 'href' | 'icon' | 'shortcut' | 'counts'> & { inBottomBar?: true };

const rows: readonly Row[] = [
  { id: 'main', href: '/main', icon: icons.home, shortcut: 'O', inBottomBar: true },
  { id: 'map', href: '/map', icon: icons.map, shortcut: 'M', inBottomBar: true },
  { id: 'calendar', href: '/calendar', icon: icons.calendar, shortcut: 'C' },
  { id: 'linkCalendar', href: '/settings#calendar', icon: icons.linkCalendar, shortcut: 'L' },
  {
    id: 'notifications',
    href: '/notifications',
    icon: icons.notifications,
    shortcut: 'N',
    inBottomBar: true,
  },
  { id: 'chatRoom', href: '/chat-room', icon: icons.chatRoom, shortcut: 'R', inBottomBar: true },
  {
    id: 'directMessage',
    href: '/direct-message',
    icon: icons.directMessage,
    shortcut: 'D',
    inBottomBar: true,
  },
  { id: 'voiceChat', href: '/voice-chat', icon: icons.audio, shortcut: 'V' },
  { id: 'onlineMeeting', href: '/online-meeting', icon: icons.onlineMeeting, shortcut: 'G' },
  { id: 'myDesk', href: '/my-desk', icon: icons.myDesk, shortcut: 'K' },
  {
    id: 'surveyForm',
    href: '/survey-form',
    icon: icons.surveyForm,
    shortcut: 'F',
    counts: 'unanswered',
  },
  { id: 'bulletinBoard', href: '/bulletin-board', icon: icons.bulletinBoard, shortcut: 'B' },
  { id: 'tutorial', href: '/tutorial', icon: icons.tutorial, shortcut: 'T' },
  { id: 'questionAndAnswer', href: '/question-and-answer', icon: icons.help, shortcut: 'Q' },
  { id: 'changeAvatar', href: '/change-avatar', icon: icons.changeAvatar, shortcut: 'A' },
  { id: 'settings', href: '/settings', icon: icons.settings, shortcut: 'S' },
];

interface StoryContext {
  args: Record<string, unknown>;
  globals: Record<string, unknown>;
}

export function navEntriesIn({ globals }: Pick<StoryContext, 'globals'>): NavEntry[] {
  const t = translatorOf({ globals }, 'common');
  return rows.map(({ inBottomBar, ...row }) => ({
    ...row,
    name: t(`nav.${row.id}`),
    ...(inBottomBar ? { shortName: t(`navShort.${row.id}`) } : {}),
  }));
}

export const withNavEntries = <Context extends StoryContext>(
  Story: (update: { args: Context['args'] }) => ReactElement,
  context: Context,
): ReactElement => Story({ args: { ...context.args, entries: navEntriesIn(context) } });
