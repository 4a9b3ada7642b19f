import { expect, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';

export async function waitForListEnd(feed: HTMLElement) {
  let last = -1;
  await waitFor(
    () => {
      const { scrollTop, scrollHeight, clientHeight } = feed;
      const before = last;
      last = scrollTop;
      expect(scrollHeight - scrollTop - clientHeight).toBeLessThan(2);
      expect(scrollTop).toBe(before);
    },
    { interval: 200 },
  );
}

export const placeholder = (globals: Record<string, unknown>) =>
  translatorOf({ globals }, 'chat')('composer.placeholder', { name: '開発チーム' });

/** Returns the value once it is the same in two reads, 200 ms apart. */
export async function settled(read: () => number): Promise<number> {
  let last = NaN;
  await waitFor(
    () => {
      const before = last;
      last = read();
      expect(last).toBe(before);
    },
    { interval: 200 },
  );
  return last;
}
