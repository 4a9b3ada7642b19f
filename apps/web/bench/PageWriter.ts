import { setTimeout as delay } from 'node:timers/promises';
import type { ChatPage } from './ChatPage.ts';

/** Writes a number of messages at a page, whose connection breaks and which is reloaded now and then. */
export class PageWriter {
  /** Written, and taken by the server as far as the page says. */
  sent = 0;
  drops = 0;
  reloads = 0;
  readonly #page: ChatPage;
  readonly #name: string;
  readonly #count: number;
  readonly #random: () => number;

  constructor(page: ChatPage, task: { name: string; count: number; random: () => number }) {
    this.#page = page;
    this.#name = task.name;
    this.#count = task.count;
    this.#random = task.random;
  }

  /** Ends when all of them are sent, or at the given time. */
  async run(until: number): Promise<void> {
    let written = 0;
    while (this.sent < this.#count && Date.now() < until) {
      const chance = this.#random();
      if (chance < 0.005) {
        this.reloads += 1;
        await this.#page.reload();
      } else if (chance < 0.03) {
        this.drops += 1;
        await this.#page.drop();
      }
      const waiting = await this.#page.waiting();
      this.sent = written - waiting;
      if (written < this.#count && waiting < 5) {
        written += 1;
        await this.#page.write(`${this.#name} ${written} こんばんは`);
      } else await delay(20);
    }
  }

  /** The `clientId`s of the room's messages as the page shows them, once nothing moves any more. */
  async messages(until: number): Promise<string[]> {
    let before = await this.#page.messages();
    for (;;) {
      const now = await this.#page.messages();
      if (JSON.stringify(now) === JSON.stringify(before) || Date.now() > until) return now;
      before = now;
    }
  }

  close(): Promise<void> {
    return this.#page.close();
  }
}
