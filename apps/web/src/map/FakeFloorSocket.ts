/** A socket to the floors whose other end is the test. */
export class FakeFloorSocket {
  connected = false;
  active = true;
  /** Requests and other events that were sent, in order. */
  readonly asked: [event: string, payload: unknown][] = [];
  readonly moves: Uint8Array[] = [];
  readonly volatile = {
    emit: (_event: string, move: unknown) => void this.moves.push(move as Uint8Array),
  };
  readonly #listeners = new Map<string, (value: unknown) => void>();
  #answer: ((value: unknown) => void) | undefined;

  connect(): void {}

  disconnect(): void {
    this.connected = false;
  }

  on(event: string, listener: (...values: never[]) => void): void {
    this.#listeners.set(event, listener as (value: unknown) => void);
  }

  emit(event: string, payload: unknown, answer?: (value: unknown) => void): void {
    this.asked.push([event, payload]);
    this.#answer = answer;
  }

  open(): void {
    this.connected = true;
    this.receive('connect');
  }

  lose(): void {
    this.connected = false;
    this.receive('disconnect', 'transport close');
  }

  receive(event: string, value?: unknown): void {
    this.#listeners.get(event)?.(value);
  }

  /** Answers the latest request. */
  answer(value: unknown): void {
    this.#answer?.(value);
  }
}
