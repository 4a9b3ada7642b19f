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
  ...helpPanels,
  ...avatarPanels,
  ...settingsPanels,
  ...searchPanels,
  ...peoplePanels,
];

export function panelId({ path }: Pick<Panel, 'path'>): string {
  return /[^/#]+/.exec(path)?.[0] ?? '';
}

export function hrefOf({ path }: Panel): string {
  return path.replace(/\/:.*$/, '');
}
