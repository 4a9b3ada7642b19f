import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awayExpiry, FallbackFanout, type FanoutLink } from './fallback-fanout.ts';

type Listener<T> = (value: T) => void;

/** Delivers to all links that are up. Keeps the messages of a link that is silent. */
class FakeRedis {
  readonly links: FakeLink[] = [];
  link(): FakeLink {
    const link = new FakeLink(this);
    this.links.push(link);
    return link;
  }
}

class FakeLink implements FanoutLink {
  readonly #redis: FakeRedis;
  #onMessage: Listener<string> = () => undefined;
  #onChange: () => void = () => undefined;
  readonly held: string[] = [];
  isUp = true;
  isDeaf = false;
  published = 0;

  constructor(redis: FakeRedis) {
    this.#redis = redis;
  }

  async publish(text: string): Promise<void> {
    if (!this.isUp) throw new Error('down');
    this.published += 1;
    for (const link of this.#redis.links) link.deliver(text);
  }

  deliver(text: string): void {
    if (this.isDeaf) this.held.push(text);
    else this.#onMessage(text);
  }

  /** Delivers the held messages. */
  release(): void {
    this.isDeaf = false;
    for (const text of this.held.splice(0)) this.#onMessage(text);
  }

  onMessage(listener: Listener<string>): void {
    this.#onMessage = listener;
  }

  onChange(listener: () => void): void {
    this.#onChange = listener;
  }

  set(isUp: boolean): void {
    this.isUp = isUp;
    this.#onChange();
  }
}

function fakeBus() {
  const subscribers: [topic: string, listener: Listener<unknown>][] = [];
  const waiting: [topic: string, payload: unknown][] = [];
  const published: string[] = [];
  let isSlow = false;
  const deliver = (topic: string, payload: unknown) => {
    for (const [subscribed, listener] of subscribers) if (subscribed === topic) listener(payload);
  };
  return {
    published,
    publish: async (topic: string, payload: unknown) => {
      published.push(topic);
      if (isSlow) waiting.push([topic, payload]);
      else deliver(topic, payload);
    },
    subscribe: (topic: string, listener: Listener<unknown>) => {
      subscribers.push([topic, listener]);
    },
    delay: () => {
      isSlow = true;
    },
    release: () => {
      isSlow = false;
      for (const message of waiting.splice(0)) deliver(...message);
    },
  };
}

const open: FallbackFanout[] = [];

function start() {
  const redis = new FakeRedis();
  const bus = fakeBus();
  const [senderLink, receiverLink] = [redis.link(), redis.link()];
  const [onFallback, onError] = [vi.fn(), vi.fn()];
  const sender = new FallbackFanout(senderLink, bus, { onFallback, onError: () => undefined });
  const receiver = new FallbackFanout(receiverLink, bus, { onFallback: () => undefined, onError });
  open.push(sender, receiver);
  const heard: unknown[] = [];
  receiver.receive('news', (payload) => heard.push(payload));
  return { bus, sender, senderLink, receiver, receiverLink, heard, onFallback, onError };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const fanout of open.splice(0)) fanout.close();
  vi.useRealTimers();
});

describe('FallbackFanout', () => {
  it('sends through the link only, and not to itself', async () => {
    const { bus, sender, senderLink, heard } = start();
    const own: unknown[] = [];
    sender.receive('news', (payload) => own.push(payload));
    await sender.send('news', 1);
    expect({ heard, own, published: senderLink.published }).toEqual({
      heard: [1],
      own: [],
      published: 1,
    });
    expect(bus.published).toEqual([]);
  });

  it('sends through the bus while the link is down', async () => {
    const { sender, senderLink, heard, onFallback } = start();
    senderLink.set(false);
    await sender.send('news', 1);
    expect(heard).toEqual([1]);
    expect(onFallback.mock.calls).toEqual([[false], [true]]);
  });

  it('sends messages again that were lost before the failure was detected', async () => {
    const { sender, senderLink, heard } = start();
    await sender.send('news', 1);
    senderLink.isUp = false;
    await sender.send('news', 2);
    await sender.send('news', 3);
    expect(heard).toEqual([1]);
    senderLink.set(false);
    expect(heard).toEqual([1, 2, 3]);
  });

  it('reports a message that cannot be read, and delivers the next', async () => {
    const { sender, receiverLink, heard, onError } = start();
    receiverLink.deliver('another application');
    expect(onError).toHaveBeenCalledOnce();
    await sender.send('news', 1);
    expect(heard).toEqual([1]);
  });

  it('does not send volatile messages again', async () => {
    const { sender, senderLink, heard } = start();
    senderLink.isUp = false;
    await sender.send('news', 1, { volatile: true });
    senderLink.set(false);
    await sender.send('news', 2, { volatile: true });
    expect(heard).toEqual([2]);
  });

  it('delivers a message once that the link held and the bus replaced', async () => {
    const { sender, senderLink, receiverLink, heard } = start();
    receiverLink.isDeaf = true;
    await sender.send('news', 1);
    await sender.send('news', 2);
    senderLink.set(false);
    await sender.send('news', 3);
    receiverLink.release();
    expect(heard).toEqual([1, 2, 3]);
  });

  it('keeps the order when it returns while messages on the bus are under way', async () => {
    const { bus, sender, senderLink, heard } = start();
    senderLink.set(false);
    bus.delay();
    await sender.send('news', 1);
    senderLink.set(true);
    await sender.send('news', 2);
    expect(heard).toEqual([1, 2]);
    bus.release();
    expect(heard).toEqual([1, 2]);
  });

  it('sends through the bus while another process has no link, from the last messages on', async () => {
    const { sender, senderLink, receiverLink, heard } = start();
    receiverLink.isDeaf = true;
    await sender.send('news', 1);
    receiverLink.set(false);
    await sender.send('news', 2);
    expect(heard).toEqual([1, 2]);
    expect(senderLink.published).toBe(1);

    await vi.advanceTimersByTimeAsync(60_000);
    receiverLink.release();
    receiverLink.set(true);
    await sender.send('news', 3);
    expect(heard).toEqual([1, 2, 3]);
    expect(senderLink.published).toBe(2);
  });

  it('returns to the link when a process without it has ended', async () => {
    const { sender, senderLink, receiver, receiverLink } = start();
    receiverLink.set(false);
    receiver.close();
    await sender.send('news', 1, { volatile: true });
    expect(senderLink.published).toBe(0);
    await vi.advanceTimersByTimeAsync(awayExpiry + 1000);
    await sender.send('news', 2);
    expect(senderLink.published).toBe(1);
  });

  it('notifies of switches in both directions', () => {
    const { sender, senderLink } = start();
    const onSwitch = vi.fn();
    sender.onSwitch(onSwitch);
    senderLink.set(false);
    senderLink.set(true);
    senderLink.set(true);
    expect(onSwitch).toHaveBeenCalledTimes(2);
  });
});
