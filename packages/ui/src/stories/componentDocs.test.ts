import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { AreaDocs, ComponentDocs } from './componentDocs.ts';
import { japaneseNames } from './japaneseNames.ts';

const source = join(import.meta.dirname, '..');
const storyFiles = globSync('{primitives,patterns,screens}/**/*.stories.tsx', { cwd: source });
const folders = new Set(storyFiles.map((file) => dirname(file)));
const components = new Set([...folders].map((folder) => basename(folder)));

type Stories = Readonly<Record<string, { play?: unknown }>>;

const storyModules = import.meta.glob<Stories>('../{primitives,patterns}/*/*.stories.tsx');

/** Returns the stories with a play function of the component in a folder. */
async function playedStories(folder: string): Promise<string[]> {
  const modules = Object.entries(storyModules).filter(([file]) => dirname(file) === `../${folder}`);
  const stories = await Promise.all(modules.map(([, load]) => load()));
  return stories
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, story]) => (story.play ? [name] : []));
}

const componentDocs = Object.entries(
  import.meta.glob<ComponentDocs>('../{primitives,patterns}/*/*.docs.tsx', {
    eager: true,
    import: 'docs',
  }),
).map(([file, docs]) => [dirname(file).replace('../', ''), docs] as const);

const areaDocs = Object.entries(
  import.meta.glob<AreaDocs>('../screens/**/*.docs.ts', { eager: true, import: 'docs' }),
).map(([file, docs]) => [dirname(file).replace('../', ''), docs] as const);

test('every primitive and pattern has content', () => {
  const documented = new Set(componentDocs.map(([folder]) => folder));
  const shown = [...folders].filter((folder) => /^(primitives|patterns)\/\w+$/.test(folder));
  expect(shown.filter((folder) => !documented.has(folder))).toEqual([]);
});

test('every screen has content', () => {
  const documented = new Set(
    areaDocs.flatMap(([area, docs]) => Object.keys(docs).map((screen) => `${area}/${screen}`)),
  );
  const shown = [...folders].filter((folder) =>
    /^screens\/(admin\/)?[\w-]+\/[A-Z]\w+$/.test(folder),
  );
  expect(shown.filter((folder) => !documented.has(folder))).toEqual([]);
  expect([...documented].filter((folder) => !folders.has(folder))).toEqual([]);
});

test('every primitive, pattern and area has Japanese search words', () => {
  const named = [...folders]
    .filter((folder) => /^(primitives|patterns)\/\w+$/.test(folder))
    .map((folder) => basename(folder));
  const areas = [...folders]
    .filter((folder) => /^screens\/(admin\/)?[\w-]+\/[A-Z]\w+$/.test(folder))
    .map((folder) => basename(dirname(folder)));
  const expected = new Set([...named, ...areas, 'admin']);
  expect([...expected].filter((name) => !japaneseNames[name])).toEqual([]);
  expect(Object.keys(japaneseNames).filter((name) => !expected.has(name))).toEqual([]);
});

describe.each(componentDocs)('%s', (folder, docs) => {
  it('links to existing components', () => {
    const linked = [
      ...Object.keys(docs.related ?? {}),
      ...(docs.avoid ?? []).flatMap(({ instead }) => instead ?? []),
    ];
    expect(linked.filter((name) => !components.has(name))).toEqual([]);
  });

  it('names stories with a play function', async () => {
    const stories = docs.tested ? await playedStories(folder) : [];
    expect(stories).toEqual(expect.arrayContaining([...(docs.tested ?? [])]));
  });
});

const containers = areaDocs.flatMap(([, docs]) =>
  Object.entries(docs).flatMap(([screen, { container }]) =>
    container ? [{ screen, container }] : [],
  ),
);

test.each(containers)('$container renders $screen', ({ screen, container }) => {
  const text = readFileSync(join(source, '../../..', container), 'utf8');
  expect(text).toMatch(new RegExp(`<${screen}(Dialog)?\\b`));
});

test.each(areaDocs)('%s links to existing components', (_area, docs) => {
  const linked = Object.values(docs).flatMap(({ related }) => Object.keys(related ?? {}));
  expect(linked.filter((name) => !components.has(name))).toEqual([]);
});
