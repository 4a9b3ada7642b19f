import { expect, it } from 'vitest';
import { nextRelease } from './releaseNotes.ts';

const of = (head: string, text: string) => `---\n${head}\n---\n\n${text}\n`;

it('groups the changes of the package by kind', () => {
  const changesets = [
    of("'@office/ui': patch", 'Fixes the focus.'),
    of("'@office/api': minor\n'@office/ui': major", 'Renames `onPick`.\nUse `onSelect`.'),
    of("'@office/api': minor", 'Adds an operation.'),
    'A readme without head.',
  ];
  expect(nextRelease(changesets, '@office/ui')).toBe(
    [
      '### Major changes',
      '',
      '- Renames `onPick`.',
      '  Use `onSelect`.',
      '',
      '### Patch changes',
      '',
      '- Fixes the focus.',
    ].join('\n'),
  );
});

it('returns an empty text without changes', () => {
  expect(nextRelease([of("'@office/api': minor", 'Adds.')], '@office/ui')).toBe('');
});
