import type { Socket } from 'node:net';

/** Writes chunks to a socket after a delay, in their order. */
export class DelayedWriter {
  readonly #socket: Socket;
  readonly #delay: () => number;
  readonly #chunks: { data: string | Buffer; dueAt: number }[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(socket: Socket, delay: () => number) {
    this.#socket = socket;
    this.#delay = delay;
    socket.once('close', () => this.#timer && clearTimeout(this.#timer));
  }

  write(data: string | Buffer): void {
    const delay = this.#delay();
    if (delay === 0 && this.#chunks.length === 0) return void this.#socket.write(data);
    this.#chunks.push({ data, dueAt: performance.now() + delay });
    this.#timer ??= setTimeout(() => this.#writeDue(), delay);
  }

  #writeDue(): void {
    this.#timer = null;
    const now = performance.now();
    while (this.#chunks[0] && this.#chunks[0].dueAt <= now + 1)
      this.#socket.write(this.#chunks.shift()!.data);
    const [next] = this.#chunks;
    if (next && !this.#socket.destroyed)
      this.#timer = setTimeout(() => this.#writeDue(), next.dueAt - now);
  }
}
