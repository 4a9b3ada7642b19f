import { expect, it } from 'vitest';
import { transcriptName, transcriptText } from './transcriptText.ts';

it('writes the time and the speaker before each line', () => {
  const at = (clock: string) => new Date(`2026-11-24T${clock}`).getTime();
  const lines = [
    { at: at('09:05:07'), name: '高橋 蓮', text: '始めましょう。' },
    { at: at('13:00:00'), name: 'Olivia Bennett', text: 'Yes.' },
  ];
  expect(transcriptText('雑談', lines)).toBe(
    '雑談\n\n[09:05:07] 高橋 蓮: 始めましょう。\n[13:00:00] Olivia Bennett: Yes.\n',
  );
});

it.each([
  ['talk.webm', 'talk.txt'],
  ['talk.mp4', 'talk.txt'],
  ['v1.2 talk', 'v1.2 talk.txt'],
])('names the transcript of %s %s', (recording, transcript) => {
  expect(transcriptName(recording)).toBe(transcript);
});
