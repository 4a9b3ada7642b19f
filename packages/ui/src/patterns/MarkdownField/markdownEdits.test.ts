import { describe, expect, it } from 'vitest';
import {
  codeBlock,
  continueList,
  editOf,
  insertBlock,
  isInCodeBlock,
  linkSelection,
  type Edit,
  type TextSelection,
} from './markdownEdits.ts';

/** Parses a text with the selection marked by `‹` and `›`, or the caret by `|`. */
function parseSelection(written: string): TextSelection {
  const text = written.replace(/[‹›|]/g, '');
  const start = written.search(/[‹|]/);
  const end = written.includes('›') ? written.indexOf('›') - 1 : start;
  return { text, start, end };
}

function write({ text }: TextSelection, { from, to, insert, select: [start, end] }: Edit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  if (start === end) return `${next.slice(0, start)}|${next.slice(start)}`;
  return `${next.slice(0, start)}‹${next.slice(start, end)}›${next.slice(end)}`;
}

describe('editOf', () => {
  it.each([
    ['bold', 'a ‹b› c', 'a **‹b›** c'],
    ['bold', 'a **‹b›** c', 'a ‹b› c'],
    ['bold', '|', '**|**'],
    ['italic', '‹太字›', '*‹太字›*'],
    ['italic', '**‹a›**', '***‹a›***'],
    ['italic', '***‹a›***', '**‹a›**'],
    ['bold', '***‹a›***', '*‹a›*'],
    ['bold', '**|**', '|'],
    ['bold', '**a|**', '**a**|'],
    ['bold', 'x\n- **a** **b|** c', 'x\n- **a** **b**| c'],
    ['italic', '**|**', '***|***'],
    ['italic', '* *a|*', '* *a*|'],
    ['italic', '***a|***', '***a*|**'],
    ['strike', '~~a|~~', '~~a~~|'],
    ['code', '`a|`', '`a`|'],
    ['code', '|`a`', '`|``a`'],
    ['strike', 'a ‹b›', 'a ~~‹b›~~'],
    ['codeBlock', '|', '```\n|\n```'],
    ['codeBlock', 'a ‹b› c', 'a \n```\nb|\n```\n c'],
    ['codeBlock', '‹```\na\n```›', '````\n```\na\n```|\n````'],
    ['heading', 'one|\ntwo', '## one|\ntwo'],
    ['heading', '## one|', 'one|'],
    ['list', 'a\n‹b\nc›\nd', 'a\n‹- b\n- c›\nd'],
    ['list', '‹- a\n- b›', '‹a\nb›'],
    ['list', '‹a\nb\n›c', '‹- a\n- b›\nc'],
    ['numberedList', '‹a\nb›', '‹1. a\n2. b›'],
    ['quote', '|a', '> a|'],
    ['code', 'a ‹b›', 'a `‹b›`'],
    ['code', 'x ‹a\nb› y', 'x ‹\n```\na\nb\n```\n› y'],
    ['link', 'see ‹this›', 'see [this](‹https://›)'],
    ['link', '‹https://a.example/x›', '[|](https://a.example/x)'],
    ['link', '|', '[|](https://)'],
  ] as const)('%s turns %j into %j', (action, before, after) => {
    const selected = parseSelection(before);
    expect(write(selected, editOf(action, selected))).toBe(after);
  });
});

describe('linkSelection', () => {
  it.each([
    ['see ‹this› now', 'https://a.example/x', 'see [this](https://a.example/x)| now'],
    ['‹手順書›', 'http://a.example/x_(1)', '[手順書](http://a.example/x_%281%29)|'],
  ])('turns %j and %j into %j', (before, address, after) => {
    const selected = parseSelection(before);
    expect(write(selected, linkSelection(selected, address)!)).toBe(after);
  });

  it.each([
    ['|', 'https://a.example/'],
    ['‹ ›', 'https://a.example/'],
    ['‹a\nb›', 'https://a.example/'],
    ['‹[a]›', 'https://a.example/'],
    ['‹https://b.example/›', 'https://a.example/'],
    ['‹a›', 'javascript:alert(1)'],
    ['‹a›', 'see https://a.example/'],
  ])('returns undefined for %j and %j', (before, address) => {
    expect(linkSelection(parseSelection(before), address)).toBeUndefined();
  });
});

describe('continueList', () => {
  it.each([
    ['- a|', '- a\n- |'],
    ['  * a|b', '  * a\n  * |b'],
    ['9. a|', '9. a\n10. |'],
    ['- [x] a|', '- [x] a\n- [ ] |'],
    ['> a|', '> a\n> |'],
    ['a\n- |', 'a\n|'],
  ])('turns %j into %j', (before, after) => {
    const selected = parseSelection(before);
    expect(write(selected, continueList(selected)!)).toBe(after);
  });

  it.each(['a|', '-|', '|- a', '‹- a›'])('returns undefined for %j', (before) => {
    expect(continueList(parseSelection(before))).toBeUndefined();
  });
});

describe('codeBlock', () => {
  it.each([
    ['|', '```ts\nif (a) {\n  b();\n}\n```|'],
    ['see: ‹x› now', 'see: \n```ts\nif (a) {\n  b();\n}\n```\n| now'],
  ])('inserts code with its language into %j', (before, after) => {
    const selected = parseSelection(before);
    const edit = codeBlock(selected, 'if (a) {\n  b();\n}\n', 'ts');
    expect(write(selected, edit)).toBe(after);
  });
});

describe('isInCodeBlock', () => {
  it.each([
    ['```\n|', true],
    ['~~~ts\na\n```\n|', true],
    ['```\na\n```\n|', false],
    ['a `b|`', false],
    ['|\n```', false],
  ])('%j: %s', (before, isIn) => {
    expect(isInCodeBlock(parseSelection(before))).toBe(isIn);
  });
});

it('inserts a block on a separate line', () => {
  const selected = parseSelection('a|b');
  expect(write(selected, insertBlock(selected, '![x](y)'))).toBe('a\n![x](y)\n|b');
});
