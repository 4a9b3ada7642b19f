import { describe, expect, it } from 'vitest';
import {
  filesToPrecache,
  isCodePath,
  isImmutable,
  isPagePath,
  latestVersions,
} from './codeFiles.ts';

describe('isCodePath', () => {
  it.each([
    ['/assets/index-Ab3xT_9z.js', true],
    ['/locales/Ab3xT_9z/ja/common.json', true],
    ['/scene/builtin/office-Ab3xT_9z.js', true],
    ['/start-Ab3xT_9z.js', true],
    ['/', false],
    ['/main', false],
    ['/config.json', false],
    ['/api/v1/settings', false],
    ['/files/chat_message_attachment/1/assets/x.js', false],
    ['/admin/assets/index-Ab3xT_9z.js', false],
    ['/push-worker.js', false],
  ])('%s: %s', (path, isCode) => {
    expect(isCodePath(path)).toBe(isCode);
  });
});

describe('isPagePath', () => {
  it.each([
    ['/', true],
    ['/main', true],
    ['/api/v1/auth/google', false],
    ['/files/avatar/1', false],
    ['/admin', false],
    ['/admin/members', false],
  ])('%s: %s', (path, isPage) => {
    expect(isPagePath(path)).toBe(isPage);
  });
});

describe('filesToPrecache', () => {
  const files = {
    code: ['/assets/index-1.js', '/assets/page-1.js'],
    texts: { ja: ['/locales/1/ja/common.json'], en: ['/locales/1/en/common.json'] },
    scene: ['/scene/builtin/office-1.js'],
    lazy: ['/assets/pdf-1.js'],
  };
  const missing = (cached: string[], language = 'ja') =>
    filesToPrecache(files, { language, cached });

  it('returns the code and the texts of one language', () => {
    expect(missing([])).toEqual([...files.code, '/locales/1/ja/common.json']);
    expect(missing([], 'en')).toEqual([...files.code, '/locales/1/en/common.json']);
    expect(missing([], '')).toEqual(files.code);
  });

  it('skips cached files', () => {
    expect(missing(['/assets/index-1.js', '/locales/1/ja/common.json'])).toEqual([
      '/assets/page-1.js',
    ]);
  });

  it('returns the scene if the browser has loaded an earlier version of it', () => {
    expect(missing(['/scene/builtin/office-0.js'])).toContain('/scene/builtin/office-1.js');
  });
});

describe('latestVersions', () => {
  it.each([
    ['the first version', [], [['b']]],
    ['a second version', [['a']], [['b'], ['a']]],
    ['a third version', [['a'], ['0']], [['b'], ['a']]],
    ['the same version with another language', [['b'], ['a']], [['b'], ['a']]],
    ['a rollback', [['c'], ['b']], [['b'], ['c']]],
  ])('keeps the installed and the previous version for %s', (_, stored, kept) => {
    expect(latestVersions(['b'], stored)).toEqual(kept);
  });
});

describe('isImmutable', () => {
  const response = (cacheControl: string, parts: object = {}) => ({
    ...{ status: 200, redirected: false },
    ...{ headers: new Headers({ 'cache-control': cacheControl }) },
    ...parts,
  });
  const year = 'public, max-age=31536000, immutable';

  it.each([
    ['a hashed file', response(year), true],
    ['a file that can change', response('no-cache'), false],
    ['a missing file', response(year, { status: 404 }), false],
    ['texts of another version', response(year, { redirected: true }), false],
    ['part of a file', response(year, { status: 206 }), false],
  ])('%s: %s', (_, given, expected) => {
    expect(isImmutable(given)).toBe(expected);
  });
});
