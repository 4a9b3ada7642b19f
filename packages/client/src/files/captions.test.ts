import type { TutorialFileKind } from '@office/vocabulary';
import { expect, it } from 'vitest';
import { captionsOf } from './captions.ts';

const kinds: Record<string, TutorialFileKind> = { vtt: 'CAPTIONS', pdf: 'PDF' };
const attachment = (fileName: string) => ({
  id: fileName,
  fileName,
  kind: kinds[fileName.split('.').at(-1)!] ?? 'VIDEO',
});

it.each([
  ['walk.mp4', ['walk.mp4', 'Walk.ja.vtt', 'walk.en.vtt'], ['ja Walk.ja.vtt', 'en walk.en.vtt']],
  ['walk.mp4', ['walk.mp4', 'subtitles.vtt', 'guide.pdf'], ['null subtitles.vtt']],
  ['walk.mp4', ['walk.mp4', 'sit.webm', 'sit.ja.vtt', 'walk.vtt'], ['null walk.vtt']],
  ['walk.mp4', ['walk.mp4', 'sit.webm', 'other.ja.vtt'], []],
])('finds the captions of %s among %j: %j', (video, names, expected) => {
  const found = captionsOf(attachment(video), names.map(attachment));
  expect(found.map(({ fileId, language }) => `${language} ${fileId}`)).toEqual(expected);
});
