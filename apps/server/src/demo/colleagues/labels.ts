import type { Language } from '@office/vocabulary';

/** Labels of the product in answers. A test compares them with the texts of the user interface. */
export const labels = {
  'nav.map': { ja: 'マップ', en: 'Map' },
  'nav.calendar': { ja: 'カレンダー', en: 'Calendar' },
  'nav.chatRoom': { ja: 'チャットルーム', en: 'Chat rooms' },
  'nav.onlineMeeting': { ja: 'オンライン会議', en: 'Online meetings' },
  'nav.myDesk': { ja: 'マイデスク', en: 'My desk' },
  'nav.questionAndAnswer': { ja: '質問と回答', en: 'Questions and answers' },
  'nav.changeAvatar': { ja: 'アバター変更', en: 'Change avatar' },
  'nav.find': { ja: '検索', en: 'Search' },
  'personAction.wave': { ja: '手を振る', en: 'Wave' },
  'personAction.call': { ja: '会話に誘う', en: 'Invite to talk' },
  'personAction.follow': { ja: 'ついて行く', en: 'Follow' },
  'personAction.note': { ja: '机にメモを残す', en: 'Leave a note' },
} as const satisfies Record<string, Record<Language, string>>;

type Label = keyof typeof labels;

/** Replaces `{nav.map}` by the label in the language. */
export function withLabels(text: string, language: Language): string {
  return text.replace(/\{([\w.]+)\}/g, (_, name: string) => labels[name as Label][language]);
}
