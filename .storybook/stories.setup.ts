import { afterEach, beforeEach } from 'vitest';
import { setSkip } from './modeRun.ts';

beforeEach(({ skip }) => setSkip(skip));

// Drops the axe results (130 KB per story). A failed test repeats them in its message.
afterEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
    delete (task.meta as { reports?: unknown }).reports;
  }
});
