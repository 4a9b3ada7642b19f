import { findByPrefix, TypedText } from '../typedText.ts';

/** Finds an option by the typed first characters of its label, as a native select does. */
export class Typeahead {
  readonly #typed = new TypedText(1000);

  isTyping(now: number): boolean {
    return this.#typed.isTyping(now);
  }

  /** Starts after the current option. A repeated character moves to the next match. */
  find<Option extends { label: string }>(
    options: readonly Option[],
    { current, key, now }: { current: Option | undefined; key: string; now: number },
  ): Option | undefined {
    const text = this.#typed.add(key, now);
    const isRepeated = [...text].every((character) => character === text[0]);
    return findByPrefix(options, {
      index: current ? options.indexOf(current) : -1,
      prefix: isRepeated ? key : text,
      textOf: ({ label }) => label,
    });
  }
}
