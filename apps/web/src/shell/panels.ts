import { bulletinPanels } from '../features/bulletin/panels.ts';
import { calendarPanels } from '../features/calendar/panels.ts';
import { chatPanels } from '../features/chat/panels.ts';
import { helpPanels } from '../features/help/panels.ts';
import { mapPanels } from '../features/map/panels.ts';
import { meetingPanels } from '../features/meeting/panels.ts';
import { notificationPanels } from '../features/notification/panels.ts';
import { deskPanels, avatarPanels, peoplePanels } from '../features/people/panels.ts';
import { searchPanels } from '../features/search/panels.ts';
import { settingsPanels } from '../features/settings/panels.ts';
import { surveyPanels } from '../features/survey/panels.ts';
import { tutorialPanels } from '../features/tutorial/panels.ts';
import { voicePanels } from '../features/voice/panels.ts';
import type { Panel } from '../platform/workplace/Panel.ts';

/** Panels of all areas. The sidebar lists their entries in this order. */
export const panels: readonly Panel[] = [
  {
    path: '/main',
    nameKey: 'common:nav.main',
    scene: 'Main',
    entry: { id: 'main', icon: 'home', shortcut: 'O', shortNameKey: 'common:navShort.main' },
  },
  ...mapPanels,
  ...calendarPanels,
  ...notificationPanels,
  ...chatPanels,
  ...voicePanels,
  ...meetingPanels,
  ...deskPanels,
  ...surveyPanels,
  ...bulletinPanels,
  ...tutorialPanels,
  ...avatarPanels,
  ...settingsPanels,
  ...searchPanels,
  ...peoplePanels,
  ...helpPanels,
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
