/** Tracks which responses are still current: those requested after the last change notification. */
export class ResponseFreshness {
  #changeCount = 0;
  readonly #requestedAt = new WeakMap<object, number>();

  /** Pass to {@link read} with the response of a request that starts now. */
  get moment(): number {
    return this.#changeCount;
  }

  change(): void {
    this.#changeCount += 1;
  }

  read(answer: object, requestedAt: number): void {
    this.#requestedAt.set(answer, requestedAt);
  }

  isCurrent(answer: object | undefined): boolean {
    return answer !== undefined && this.#requestedAt.get(answer) === this.#changeCount;
  }
}
