import type { Language } from '@office/scene-bridge';

/** The few sentences that the scene itself asks the page to show. */
const texts = {
  ja: {
    changeFloorTitle: 'フロアを移動',
    changeFloor: (floor: string) => `「${floor}」に移動しますか。`,
    move: '移動する',
    cancel: 'キャンセル',
    floorFailedTitle: 'フロアを表示できません',
    floorFailed: '通信状況を確認して、もう一度お試しください。',
    retry: 'もう一度試す',
    people: (count: number) => `${count}人`,
    noDesk: '自分の席はまだ決まっていません',
  },
  en: {
    changeFloorTitle: 'Change floor',
    changeFloor: (floor: string) => `Go to “${floor}”?`,
    move: 'Go',
    cancel: 'Cancel',
    floorFailedTitle: 'The floor cannot be shown',
    floorFailed: 'Check your connection and try again.',
    retry: 'Try again',
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    noDesk: 'You have not chosen a desk yet',
  },
};

export type Texts = (typeof texts)['ja'];

export function textsFor(language: Language): Texts {
  return texts[language];
}
