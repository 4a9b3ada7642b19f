import { describe, expect, it } from 'vitest';
import { findBrokenReferences } from './document-references.mjs';

const files = [
  '.storybook/main.ts',
  'apps/server/src/auth/login.test.ts',
  'docs/guide.md',
  'docs/other.md',
];

const broken = (text, other = '# Other\n') =>
  findBrokenReferences({
    documents: new Map([
      ['docs/guide.md', text],
      ['docs/other.md', other],
    ]),
    files,
    settings: 'OFFICE_SECRET: z.string()',
  });

describe('findBrokenReferences', () => {
  it.each([
    '[other](other.md)',
    '[other](../docs/other.md#other)',
    '[server](../apps/server)',
    '[below](#a-heading-with-code)\n\n## A heading, with `code`',
    '[site](https://example.com/none.md)',
    '`auth/login.test.ts`',
    '`login.test.ts`',
    '`auth/*.test.ts`',
    '`.storybook/main.ts`',
    '`../apps/server/src/auth/login.test.ts`',
    '`OFFICE_SECRET`',
    '`OFFICE_SECRET=x`',
    '```\n[none](none.md)\n```',
  ])('accepts %j', (text) => {
    expect(broken(text)).toEqual([]);
  });

  it.each([
    ['[none](none.md)', 'none.md: no such file'],
    ['[other](other.md#none)', 'other.md#none: no such heading'],
    ['[below](#none)', '#none: no such heading'],
    ['`auth/removed.test.ts`', 'auth/removed.test.ts: no such file'],
    ['`users/*.test.ts`', 'users/*.test.ts: no such file'],
    ['`./login.test.ts`', './login.test.ts: no such file'],
    ['`OFFICE_NONE`', 'OFFICE_NONE: no such setting'],
  ])('reports %j', (text, problem) => {
    expect(broken(text)).toEqual([`docs/guide.md: ${problem}`]);
  });
});
