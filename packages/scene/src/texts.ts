import type { Language } from '@office/vocabulary';

/** The few sentences that the scene itself asks the page to show. */
const texts = {
  ja: {
    changeFloorTitle: 'フロアを移動',
    changeFloor: (floor: string) => `「${floor}」に移動しますか。`,
    move: '移動する',
    cancel: 'キャンセル',
    floorFailedTitle: 'フロアを表示できません',
    floorFailed: '通信状況を確認して、もう一度お試しください。',
    retry: '再試行',
    people: (count: number) => `${count}人`,
    noDesk: '自分の席はまだ決まっていません',
    changeSeatTitle: '席の変更',
    changeSeat: (from: string, to: string) => `自分の席を「${from}」から「${to}」に変更しますか。`,
    change: '変更する',
    onlySit: '座るだけ',
    seatIsYours: (seat: string) => `「${seat}」があなたの席になりました`,
    seatOf: (name: string) => `${name}さんの席です`,
    seatTaken: 'ほかの人の席です',
    seatUnavailableTitle: 'この席は使えません',
    seatUnavailable: 'ひと足先に、ほかの人の席になりました。別の席を選んでください。',
    seatNotTaken: '席を自分のものにできませんでした',
    seatNames: {
      own: '自分の席',
      of: (name: string) => `${name}さんの席`,
      taken: 'ほかの人の席',
      free: '空席',
    },
    understood: '閉じる',
    following: (name: string) => `${name}さんについて行きます。自分で歩くと止まります`,
    notHere: 'このフロアには見つかりません',
    graphicsLowered: '動きをなめらかに保つため、画質を下げました',
    view: {
      turnLeft: '左に回す',
      turnRight: '右に回す',
      zoomOut: '縮小',
      zoomIn: '拡大',
      topView: '真上から見る',
      back: '元の視点に戻す',
    },
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
    noDesk: 'You have no seat yet',
    changeSeatTitle: 'Change seat',
    changeSeat: (from: string, to: string) => `Make “${to}” your seat instead of “${from}”?`,
    change: 'Change',
    onlySit: 'Just sit',
    seatIsYours: (seat: string) => `“${seat}” is your seat now`,
    seatOf: (name: string) => `${name}’s seat`,
    seatTaken: 'Someone else’s seat',
    seatUnavailableTitle: 'Seat unavailable',
    seatUnavailable: 'Someone else has just taken it. Choose another one.',
    seatNotTaken: 'The seat could not be made yours',
    seatNames: {
      own: 'Your seat',
      of: (name: string) => `${name}’s seat`,
      taken: 'Someone else’s seat',
      free: 'Free',
    },
    understood: 'Close',
    following: (name: string) => `Following ${name}. Walk to stop`,
    notHere: 'Not found on this floor',
    graphicsLowered: 'Picture quality was lowered to keep things moving smoothly',
    view: {
      turnLeft: 'Turn left',
      turnRight: 'Turn right',
      zoomOut: 'Zoom out',
      zoomIn: 'Zoom in',
      topView: 'See from above',
      back: 'Back to the usual view',
    },
  },
};

export type Texts = (typeof texts)['ja'];

export function textsFor(language: Language): Texts {
  return texts[language];
}
