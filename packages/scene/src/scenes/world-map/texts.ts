import type { Language } from '@office/vocabulary';

/** How full a floor is, in words. */
const texts = {
  ja: {
    people: (count: number) => `${count}人`,
    desks: (count: number) => `${count}席`,
    here: '現在地',
    blocked: '利用停止中',
    fullness: ['空いています', 'ほどよい人数', 'にぎやか'],
  },
  en: {
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    desks: (count: number) => (count === 1 ? '1 desk' : `${count} desks`),
    here: 'You are here',
    blocked: 'Closed',
    fullness: ['Quiet', 'Some people', 'Busy'],
  },
} as const;

export const mapTexts = (language: Language) => texts[language];
