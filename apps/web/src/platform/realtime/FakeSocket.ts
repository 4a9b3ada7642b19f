type Sent = [event: string, payload: unknown];

export class FakeSocket {
  connected = false;
  active = true;
  readonly sent: Sent[] = [];
  readonly sentVolatile: Sent[] = [];
  readonly volatile = {
    emit: (event: string, payload: unknown) => void this.sentVolatile.push([event, payload]),
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

  off(event: string): void {
    this.#listeners.delete(event);
  }

  emit(event: string, payload: unknown, answer?: (value: unknown) => void): void {
    this.sent.push([event, payload]);
    if (answer) this.#answer = answer;
  }

  open(): void {
    this.connected = true;
    this.receive('connect');
  }

  lose(reason = 'transport close'): void {
    this.connected = false;
    this.receive('disconnect', reason);
  }

  receive(event: string, value?: unknown): void {
    this.#listeners.get(event)?.(value);
  }

  answer(value: unknown): void {
    this.#answer?.(value);
  }

  all(event: string): unknown[] {
    return [...this.sent, ...this.sentVolatile]
      .filter(([name]) => name === event)
      .map(([, payload]) => payload);
  }
}
