import type { Language } from '@office/vocabulary';

const texts = {
  ja: {
    people: (count: number) => `${count}人`,
    desks: (count: number) => `${count}席`,
    here: '現在のフロア',
    blocked: '利用できません',
    occupancyLevels: ['空いています', 'ほどよい人数', 'にぎやか'],
  },
  en: {
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    desks: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
    here: 'You are here',
    blocked: 'Not available',
    occupancyLevels: ['Quiet', 'Some people', 'Busy'],
  },
} as const;

export const mapTexts = (language: Language) => texts[language];
