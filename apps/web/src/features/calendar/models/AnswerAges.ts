/** Knows which answers the server would give again: those that were asked for since the last news. */
export class AnswerAges {
  #news = 0;
  readonly #askedAt = new WeakMap<object, number>();

  /** The moment, to be handed to {@link read} with what is asked for now. */
  get moment(): number {
    return this.#news;
  }

  /** Something has changed, or may have. */
  change(): void {
    this.#news += 1;
  }

  read(answer: object, askedAt: number): void {
    this.#askedAt.set(answer, askedAt);
  }

  isCurrent(answer: object | undefined): boolean {
    return answer !== undefined && this.#askedAt.get(answer) === this.#news;
  }
}
