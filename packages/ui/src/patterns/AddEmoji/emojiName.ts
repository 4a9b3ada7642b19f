import { customEmojiNamePattern } from '@office/vocabulary';

/** Accepts names as they are written in messages: `:Party Time:` becomes `party_time`. */
export function toEmojiName(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(':', '').trim().replace(/\s+/g, '_');
}

/** Returns the name of an emoji made of the name of a file, or an empty text if it has none. */
export function emojiNameOfFile(fileName: string): string {
  const name = toEmojiName(fileName.replace(/\.[^.]*$/, '')).replace(/^[_-]+|[_-]+$/g, '');
  return customEmojiNamePattern.test(name) ? name : '';
}
