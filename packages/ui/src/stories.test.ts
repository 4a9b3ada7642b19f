import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const source = import.meta.dirname;
// Nothing to look at: the children of a Theme, and the words for a screen reader.
const unseen = ['LiveRegion.stories.tsx', 'Theme.stories.tsx'];
const files = globSync('{primitives,patterns}/*/*.stories.tsx', { cwd: source }).filter(
  (file) => !unseen.includes(basename(file)),
);

// The controls on its page of documentation change the first story alone.
test.each(files)('%s begins with a story that takes its props', (file) => {
  const stories = readFileSync(join(source, file), 'utf8');
  const [first] = /^export const \w+: Story[^]*?\};$/m.exec(stories) ?? [];
  expect(first).toBeDefined();
  expect(first).not.toMatch(/\brender: (function \w+)?\(\)/);
});
