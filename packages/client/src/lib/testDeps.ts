import type { Clock, Deps } from './deps.ts';

interface Task {
  run: () => void;
  at: number;
  ms: number;
  everyMs?: number;
}

export class TestClock implements Clock {
  #now: number;
  #tasks: Task[] = [];

  constructor(now = 0) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;
  readonly elapsed = (): number => this.#now;
  readonly schedule = (run: () => void, ms: number) => this.#add({ run, ms, at: this.#now + ms });
  readonly repeat = (run: () => void, ms: number) =>
    this.#add({ run, ms, at: this.#now + ms, everyMs: ms });

  get waits(): number[] {
    return this.#tasks.map(({ ms }) => ms);
  }

  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#due(end); next; next = this.#due(end)) this.#runTask(next);
    this.#now = end;
  }

  set(now: number): void {
    this.#now = now;
  }

  runNext(): number {
    const next = this.#due(Number.POSITIVE_INFINITY);
    if (!next) throw new Error('No timer is scheduled');
    this.#runTask(next);
    return next.ms;
  }

  #add(task: Task): () => void {
    this.#tasks.push(task);
    return () => void (this.#tasks = this.#tasks.filter((other) => other !== task));
  }

  #due(end: number): Task | undefined {
    return this.#tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }

  #runTask(task: Task): void {
    this.#now = Math.max(this.#now, task.at);
    if (task.everyMs === undefined) this.#tasks = this.#tasks.filter((other) => other !== task);
    else task.at += task.everyMs;
    task.run();
  }
}

export function testDeps(now = 0): Deps & { clock: TestClock } {
  return { clock: new TestClock(now), random: () => 0 };
}
