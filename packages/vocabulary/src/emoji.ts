import { customEmojiNamePattern } from './contract/emoji.ts';

let rgiEmoji: RegExp | undefined;

/** Skin tones and hair, which Unicode also recommends alone but no emoji picker offers. */
const component = /^[\u{1F3FB}-\u{1F3FF}\u{1F9B0}-\u{1F9B3}]$/u;

/** Whether a text is exactly one emoji that Unicode recommends, including skin tones, flags and ZWJ sequences. */
export function isEmoji(text: string): boolean {
  // Older browsers do not support the flag.
  rgiEmoji ??= new RegExp('^\\p{RGI_Emoji}$', 'v');
  return rgiEmoji.test(text) && !component.test(text);
}

/** Returns the name if a text is exactly `:name:`, which is an emoji of the organisation in messages and reactions. */
export function customEmojiName(text: string): string | null {
  const name = /^:([^:]+):$/u.exec(text)?.[1];
  return name !== undefined && customEmojiNamePattern.test(name) ? name : null;
}

export interface FoundCustomEmoji {
  /** Position of the first colon. */
  index: number;
  name: string;
}

/** Returns the emoji of the organisation in a text. */
export function findCustomEmoji(
  text: string,
  isKnown: (name: string) => boolean,
): FoundCustomEmoji[] {
  const found: FoundCustomEmoji[] = [];
  // Times have colons too: `10:30:15`.
  const pattern = /(?<!\d):([^\s:]{2,32})(?=:(?!\d))/gu;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const name = match[1]!;
    if (!customEmojiNamePattern.test(name) || !isKnown(name)) continue;
    found.push({ index: match.index, name });
    pattern.lastIndex += 1;
  }
  return found;
}
