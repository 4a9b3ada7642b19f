import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../platform/i18n/strings.en.json' with { type: 'json' };
import ja from '../platform/i18n/strings.ja.json' with { type: 'json' };
import areasEn from '@office/ui/locales/en/areas.json' with { type: 'json' };
import areasJa from '@office/ui/locales/ja/areas.json' with { type: 'json' };
import { homePath, pageAt, pages, pagesAbove } from './pages.ts';

const project = join(import.meta.dirname, '../../../..');

describe('pages', () => {
  it('have a unique path and id, and a name in both languages', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    for (const names of [
      { ...en.pages, ...areasEn.adminPage },
      { ...ja.pages, ...areasJa.adminPage },
    ]) {
      const missing = pages.filter(({ nameKey }) => {
        const name = /^(?:admin:pages|areas:adminPage)\.(\w+)$/.exec(nameKey)?.[1];
        return !name || !(name in names);
      });
      expect(missing).toEqual([]);
    }
  });

  it('have an icon or a parent each, and a home page for organisation administrators', () => {
    const ids = pages.map(({ id }) => id);
    for (const { id, icon, parent } of pages)
      expect(icon !== undefined || ids.includes(parent ?? ''), id).toBe(true);
    expect(pageAt(homePath)?.roles).toContain('ORGANIZATION_ADMIN');
  });

  it('are found by path, together with their parent pages', () => {
    for (const page of pages) {
      const address = `/${page.path.replaceAll(/:\w+/g, '7')}`;
      expect(pageAt(address)).toBe(page);
      for (const { page: one, path } of pagesAbove(page, address)) expect(pageAt(path)).toBe(one);
    }
    expect(pageAt('/nowhere')).toBeNull();
  });
});

function namedIn(file: string, heading: string): string[] {
  const [, section = ''] = readFileSync(join(project, file), 'utf8').split(heading);
  const [list = ''] = section.split('\n## ');
  const named = list.matchAll(/`((?:apps|packages|openapi)\/[^`]+|\.[\w-]+\.mjs)`/g);
  return [...named].map(([, path]) => path!);
}

it.each([
  ['page', 'apps/admin/README.md', '## Adding a table, a form, a page'],
  ['content area', 'CONTRIBUTING.md', '## Add a content area'],
])('lists only existing files to copy for a new %s', (_, file, heading) => {
  const named = namedIn(file, heading);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(project, path)))).toEqual([]);
});

it('lists every members file that the files copied for a new page import', () => {
  const named = namedIn('apps/admin/README.md', '## Adding a table, a form, a page');
  const isNamed = (path: string) => named.some((one) => path === one || path.startsWith(`${one}/`));
  const copied = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: project })
    .filter((path) => isNamed(path) && /\/members\//.test(path))
    .flatMap((path) =>
      [...readFileSync(join(project, path), 'utf8').matchAll(/'(\.[^']+)'/g)].map(([, to]) =>
        join(path, '..', to!),
      ),
    );
  const ofMembers = copied.filter((path) => /\/members\//.test(path));
  expect(ofMembers.length).toBeGreaterThan(30);
  expect(ofMembers.filter((path) => !isNamed(path))).toEqual([]);
});

it('lists every file that imports the content area to copy', () => {
  const named = namedIn('CONTRIBUTING.md', '## Add a content area');
  const generated = ['packages/ui/src/index.ts', 'packages/api/src/schema.ts'];
  const importing = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: project }).filter(
    (path) =>
      !/\.(?:test|stories)\.tsx?$/.test(path) &&
      !generated.includes(path) &&
      /['"][./\w-]*\/help(?:\/|\.ts)[^'"]*['"]/.test(readFileSync(join(project, path), 'utf8')),
  );
  expect(importing.length).toBeGreaterThan(10);
  expect(importing.filter((path) => !named.some((one) => path.startsWith(one)))).toEqual([]);
});

it('lists every import of a left-out file by a copied file', () => {
  const [, section = ''] = readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8').split(
    '## Add a content area',
  );
  const pathsIn = (text: string) =>
    [...text.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, path]) => path!);
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const at = rows.findIndex((row) => row.startsWith('| what'));
  const [leftOut, usedIn] = [1, 2].map((column) =>
    pathsIn(
      rows
        .slice(0, at)
        .map((row) => row.split('|')[column])
        .join(' '),
    ),
  );
  const copied = pathsIn(
    rows
      .slice(at)
      .map((row) => row.split('|')[2])
      .join(' '),
  );
  const isLeftOut = (path: string) => leftOut!.some((one) => path.startsWith(one));
  const copies = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: project }).filter(
    (path) =>
      copied.some((one) => path === one || path.startsWith(`${one}/`)) &&
      !isLeftOut(path) &&
      !path.includes('.test.'),
  );
  expect(copies.length).toBeGreaterThan(30);
  const importing = copies.filter((path) =>
    [...readFileSync(join(project, path), 'utf8').matchAll(/['"](\.[^'"]+)['"]/g)].some(([, to]) =>
      isLeftOut(join(path, '..', to!)),
    ),
  );
  expect(importing.filter((path) => !usedIn!.includes(path))).toEqual([]);
  expect(usedIn!.filter((path) => copies.includes(path)).toSorted()).toEqual(importing.toSorted());
});
