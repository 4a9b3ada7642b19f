const pauseMs = 1000;

/** Finds an option by the typed first characters of its label, as a native select does. */
export class Typeahead {
  #text = '';
  #typedAt = -Infinity;

  isTyping(now: number): boolean {
    return now - this.#typedAt < pauseMs;
  }

  /** Starts after the current option. A repeated character moves to the next match. */
  find<Option extends { label: string }>(
    options: readonly Option[],
    { current, key, now }: { current: Option | undefined; key: string; now: number },
  ): Option | undefined {
    this.#text = (this.isTyping(now) ? this.#text : '') + key.toLowerCase();
    this.#typedAt = now;
    const [first] = this.#text;
    const isRepeated = [...this.#text].every((character) => character === first);
    const prefix = isRepeated ? key.toLowerCase() : this.#text;
    const index = current ? options.indexOf(current) : -1;
    const start = isRepeated ? index + 1 : Math.max(index, 0);
    return [...options.slice(start), ...options.slice(0, start)].find((option) =>
      option.label.toLowerCase().startsWith(prefix),
    );
  }
}
