import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const source = import.meta.dirname;
// Stories without visual output.
const withoutVisualOutput = ['LiveRegion.stories.tsx', 'Theme.stories.tsx'];
const files = globSync('{primitives,patterns}/*/*.stories.tsx', { cwd: source }).filter(
  (file) => !withoutVisualOutput.includes(basename(file)),
);

// The controls on the documentation page change only the first story.
test.each(files)('%s starts with a story that uses its props', (file) => {
  const stories = readFileSync(join(source, file), 'utf8');
  const [first] = /^export const \w+: Story[^]*?\};$/m.exec(stories) ?? [];
  expect(first).toBeDefined();
  expect(first).not.toMatch(/\brender: (function \w+)?\(\)/);
});
