let rgiEmoji: RegExp | undefined;

/** Skin tones and hair, which Unicode also recommends alone but no emoji picker offers. */
const component = /^[\u{1F3FB}-\u{1F3FF}\u{1F9B0}-\u{1F9B3}]$/u;

/** Whether a text is exactly one emoji that Unicode recommends, including skin tones, flags and ZWJ sequences. */
export function isEmoji(text: string): boolean {
  // Older browsers do not support the flag.
  rgiEmoji ??= new RegExp('^\\p{RGI_Emoji}$', 'v');
  return rgiEmoji.test(text) && !component.test(text);
}
