import type { Language } from '@office/vocabulary';

const texts = {
  ja: {
    unread: (count: number) => `未読 ${count}件`,
    notifications: (count: number) => `通知 ${count}件`,
    noMeetings: '今日の会議はありません',
    more: (count: number) => `ほか${count}件`,
    from: (name: string, text: string) => `${name}: ${text}`,
    noNotes: 'ここにメモが届きます',
    month: (date: Date) => `${date.getMonth() + 1}月`,
    weekday: (date: Date) => `${'日月火水木金土'[date.getDay()]}曜日`,
    decorate: '机を飾る',
  },
  en: {
    unread: (count: number) => `${count} unread`,
    notifications: (count: number) => (count === 1 ? '1 notification' : `${count} notifications`),
    noMeetings: 'No meetings today',
    more: (count: number) => `${count} more`,
    from: (name: string, text: string) => `${name}: ${text}`,
    noNotes: 'Notes for you arrive here',
    month: (date: Date) => date.toLocaleDateString('en', { month: 'long' }),
    weekday: (date: Date) => date.toLocaleDateString('en', { weekday: 'long' }),
    decorate: 'Decorate the desk',
  },
};

export const deskTexts = (language: Language) => texts[language];
