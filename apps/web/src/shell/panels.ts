/** The first part of each path whose page is a panel over the scene, and the key of its name. */
const panelNames: Record<string, string> = {
  main: 'common:nav.main',
  map: 'common:nav.map',
  'my-desk': 'common:nav.myDesk',
  'change-avatar': 'common:nav.changeAvatar',
  people: 'people:title',
  profile: 'people:editProfile',
  password: 'settings:changePassword',
  calendar: 'shell:calendar.name',
  settings: 'common:nav.settings',
  'online-meeting': 'common:nav.onlineMeeting',
  notifications: 'common:nav.notifications',
  'question-and-answer': 'shell:questionAndAnswer.name',
  'voice-chat': 'common:nav.voiceChat',
  'chat-room': 'common:nav.chatRoom',
  'direct-message': 'common:nav.directMessage',
  'survey-form': 'common:nav.surveyForm',
  'bulletin-board': 'common:nav.bulletinBoard',
  tutorial: 'common:nav.tutorial',
};

/** Which panel a path opens, and its name; `null` for pages that stand for themselves. */
export function panelOf(pathname: string): { id: string; nameKey: string } | null {
  const [, id = ''] = pathname.split('/');
  const nameKey = Object.hasOwn(panelNames, id) ? panelNames[id] : undefined;
  return nameKey ? { id, nameKey } : null;
}
