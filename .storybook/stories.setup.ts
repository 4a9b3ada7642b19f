import { afterEach } from 'vitest';

// The results of axe, which a failed test repeats in words, are 130 KB a story: too much to send and store.
afterEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
    delete (task.meta as { reports?: unknown }).reports;
  }
});
