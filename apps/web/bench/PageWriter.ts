import { setTimeout as delay } from 'node:timers/promises';
import type { ChatPage } from './ChatPage.ts';

/** Writes messages on a page while its connection is dropped and the page is reloaded at random. */
export class PageWriter {
  /** Number of messages that the page shows as sent. */
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

  /** Returns the displayed `clientId`s once stable and complete, or after a minute to reconnect. */
  async messages(expected: number): Promise<string[]> {
    const until = Date.now() + 60_000;
    let before = await this.#page.messages();
    for (;;) {
      const now = await this.#page.messages();
      const isStable = JSON.stringify(now) === JSON.stringify(before);
      if ((isStable && now.length >= expected) || Date.now() > until) return now;
      before = now;
    }
  }

  close(): Promise<void> {
    return this.#page.close();
  }
}
