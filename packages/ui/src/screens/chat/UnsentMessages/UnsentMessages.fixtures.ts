import type { UnsentMessage } from './UnsentList.tsx';

export const messages: readonly UnsentMessage[] = [
  { id: 'u1', text: '資料を共有します。\n明日までにご確認ください。', fileCount: 2 },
  { id: 'u2', text: '', fileCount: 1 },
  { id: 'u3', text: 'See you at three.', fileCount: 0 },
];

export const long: readonly UnsentMessage[] = [
  { id: 'u1', text: 'あ'.repeat(1000), fileCount: 0 },
  { id: 'u2', text: 'supercalifragilistic'.repeat(20), fileCount: 12 },
];
