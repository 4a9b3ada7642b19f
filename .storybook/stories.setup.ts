import { afterEach } from 'vitest';

// Drops the axe results, about 130 KB per story: too much to send and store. A failed test repeats
// them in its message.
afterEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
    delete (task.meta as { reports?: unknown }).reports;
  }
});
