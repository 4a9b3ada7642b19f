import type { Language } from '@office/vocabulary';

const texts = {
  ja: {
    unread: (count: number) => `未読 ${count}件`,
    notifications: (count: number) => `通知 ${count}件`,
    noMeetings: '今日の会議はありません',
    more: (count: number) => `ほか${count}件`,
    from: (name: string, text: string) => `${name}: ${text}`,
    noNotes: 'ここにメモが届きます',
    decorate: '机を飾る',
  },
  en: {
    unread: (count: number) => `${count} unread`,
    notifications: (count: number) => (count === 1 ? '1 notification' : `${count} notifications`),
    noMeetings: 'No meetings today',
    more: (count: number) => `${count} more`,
    from: (name: string, text: string) => `${name}: ${text}`,
    noNotes: 'Notes for you arrive here',
    decorate: 'Decorate the desk',
  },
};

export const deskTexts = (language: Language) => texts[language];
