/** Joins characters that are typed without a pause. */
export class TypedText {
  readonly #pauseMs: number;
  #text = '';
  #typedAt = -Infinity;

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  isTyping(now: number): boolean {
    return now - this.#typedAt < this.#pauseMs;
  }

  /** Returns the text with the character, in lower case. */
  add(character: string, now: number): string {
    this.#text = (this.isTyping(now) ? this.#text : '') + character.toLowerCase();
    this.#typedAt = now;
    return this.#text;
  }
}

/** Searches from the current item, for a single character from the next one. Starts over at the end. */
export function findByPrefix<Item>(
  items: readonly Item[],
  { index, prefix, textOf }: { index: number; prefix: string; textOf(item: Item): string },
): Item | undefined {
  const start = Math.max(prefix.length > 1 ? index : index + 1, 0);
  return [...items.slice(start), ...items.slice(0, start)].find((item) =>
    textOf(item).toLowerCase().startsWith(prefix.toLowerCase()),
  );
}
