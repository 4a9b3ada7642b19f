import { icons, type IconGlyph } from '../primitives/Icon/index.ts';
import type { NavEntryId } from './navigation.ts';

/** One picture for each entry of the sidebar, also used where its area is named elsewhere. */
export const navIcons: Record<NavEntryId, IconGlyph> = {
  main: icons.home,
  map: icons.map,
  linkCalendar: icons.linkCalendar,
  notifications: icons.notifications,
  chatRoom: icons.chatRoom,
  directMessage: icons.directMessage,
  voiceChat: icons.audio,
  onlineMeeting: icons.onlineMeeting,
  myDesk: icons.myDesk,
  surveyForm: icons.surveyForm,
  bulletinBoard: icons.bulletinBoard,
  tutorial: icons.tutorial,
  changeAvatar: icons.changeAvatar,
  settings: icons.settings,
};
