import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminRoles, hasPermission } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import en from '../platform/i18n/strings.en.json' with { type: 'json' };
import ja from '../platform/i18n/strings.ja.json' with { type: 'json' };
import areasEn from '@office/ui/locales/en/areas.json' with { type: 'json' };
import areasJa from '@office/ui/locales/ja/areas.json' with { type: 'json' };
import { homePath, pageAt, pages, ancestorPages } from './pages.ts';

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

  it('have an icon or a parent each, and a home page for every role', () => {
    const ids = pages.map(({ id }) => id);
    for (const { id, icon, parent } of pages)
      expect(icon !== undefined || ids.includes(parent ?? ''), id).toBe(true);
    const { permission } = pageAt(homePath)!;
    expect(adminRoles.filter((role) => !hasPermission(role, permission))).toEqual([]);
  });

  it('are grouped in the navigation under headings in both languages', () => {
    const groups = pages.filter(({ icon }) => icon).map(({ group }) => group ?? '');
    const headings = groups.filter((group, index) => group !== groups[index - 1]);
    expect(headings).toEqual(['', ...Object.keys(en.pageGroups)]);
    expect(Object.keys(ja.pageGroups)).toEqual(Object.keys(en.pageGroups));
  });

  it('are found by path, together with their parent pages', () => {
    for (const page of pages) {
      const address = `/${page.path.replaceAll(/:\w+/g, '7')}`;
      expect(pageAt(address)).toBe(page);
      for (const { page: one, path } of ancestorPages(page, address))
        expect(pageAt(path)).toBe(one);
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

it('names only existing files for a new page', () => {
  const named = namedIn('apps/admin/README.md', '## Adding a table, a form, a page');
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

describe('the list of files of a content area', () => {
  const [section] = readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8')
    .split('An area with articles needs')[1]!
    .split('\n## ');
  const listed = [...section!.matchAll(/^\| `([^`]+)`/gm)].flatMap(([, path]) =>
    path!.includes('{en,ja}')
      ? ['en', 'ja'].map((language) => path!.replace('{en,ja}', language))
      : path!,
  );
  const changed = listed.filter((path) => !path.includes('<'));

  it('has at most 15 files', () => {
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.length).toBeLessThanOrEqual(15);
  });

  it('names only existing files to change', () => {
    expect(changed.filter((path) => !existsSync(join(project, path)))).toEqual([]);
  });

  it('contains every file that registers an area with articles', () => {
    const registering = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: project })
      .filter((path) => !/\/(?:help|demo|entries)\/|\.(?:test|stories)\.tsx?$/.test(path))
      .filter((path) =>
        /(?:from |import\()'[^']*\/help\/(?:area|panels|pages\/HelpArticle)[^']*'/.test(
          readFileSync(join(project, path), 'utf8'),
        ),
      );
    expect(registering).toContain('apps/server/src/areas.ts');
    expect(registering.filter((path) => !changed.includes(path))).toEqual([]);
  });
});
