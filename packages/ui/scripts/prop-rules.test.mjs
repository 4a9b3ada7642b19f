import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findNameProblems, findTypeProblems } from './prop-rules.mjs';

const globals = `
interface Array<T> { length: number; [index: number]: T }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T }
type ReactNode = string | number | Array<string>;
`;

function parse(code) {
  return ts.createSourceFile('props.ts', globals + code, ts.ScriptTarget.Latest, true);
}

function findProblems(code, options) {
  const source = parse(code);
  const host = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === 'props.ts' ? source : undefined),
  };
  const program = ts.createProgram(['props.ts'], { noLib: true, strict: true }, host);
  const checker = program.getTypeChecker();
  const symbols = source.statements
    .filter((node) => ts.isInterfaceDeclaration(node) && /Props$|Item$/.test(node.name.text))
    .map(({ name }) => checker.getSymbolAtLocation(name));
  return findTypeProblems(checker, symbols, options);
}

describe('findTypeProblems', () => {
  it.each([
    ['a boolean with a prefix', 'isOpen: boolean'],
    ['an optional boolean with a prefix', 'hiddenHint?: boolean'],
    ['an abbreviation', 'cancelBtn?: ReactNode'],
    ['a text named …Text', 'confirmText?: string'],
    ['a size in pixels', 'size?: 24 | 32'],
    ['an unknown tone', "tone: 'SUCCESS' | 'ERROR'"],
    ['a callback with a string', 'onSelect(id: string): void'],
    ['a callback with two arguments', 'onSelect(event: { id: string }, index: number): void'],
    ['a callback without on…', 'close(): void'],
    ['on… that is not a callback', 'onSave?: string'],
    ['onBlur with an argument', 'onBlur?(event: { language: string }): void'],
    ['on…Change without the prop', 'onTextChange?(event: { value: string }): void'],
    ['onChange of another prop', 'index: number; onChange(event: { index: number }): void'],
  ])('reports %s', (_, props) => {
    expect(findProblems(`interface ItemProps { ${props} }`)).toHaveLength(1);
  });

  it.each([
    ['a boolean', 'open?: boolean; labelHidden?: boolean'],
    ['a list of hidden columns', 'hiddenColumns?: readonly string[]'],
    ['texts', 'label: string; confirmLabel?: string | null; valueText?: string'],
    ['scales', "size?: 'xs' | '2xl'; tone?: 'danger' | 'info'"],
    ['callbacks', 'onPress?(): void; onSelect(event: { id: string }): void; onBlur?(): void'],
    ['a function that returns a value', 'format?(value: number): string'],
    ['value', 'value?: string; onChange?(event: { value: string }): void'],
    ['checked', "checked?: boolean | 'mixed'; onChange?(event: { checked: boolean }): void"],
    ['another prop', 'index: number; onIndexChange(event: { index: number }): void'],
  ])('accepts %s', (_, props) => {
    expect(findProblems(`interface ItemProps { ${props} }`)).toEqual([]);
  });

  it('checks the names of items', () => {
    expect(findProblems('interface ToastItem { isChat?: boolean }')).toHaveLength(1);
  });

  describe('one name in several components', () => {
    const code = 'interface OneProps { group: string } interface TwoProps { group: boolean }';

    it('reports different types', () => {
      expect(findProblems(code)).toEqual([
        'group: one name has one type, but is text in OneProps.group, boolean in TwoProps.group',
      ]);
    });

    it('accepts a listed difference', () => {
      expect(findProblems(code, { differing: { group: 'reason' } })).toEqual([]);
    });

    it('accepts a text and a node', () => {
      const nodes = 'interface OneProps { title: string } interface TwoProps { title?: ReactNode }';
      expect(findProblems(nodes)).toEqual([]);
    });
  });
});

describe('findNameProblems', () => {
  const find = (props) =>
    findNameProblems(parse(`interface PageProps { ${props} }`), new Set(['PageProps']));

  it.each([
    ['a boolean with a prefix', 'isOnStage?: boolean'],
    ['a callback with a string', 'onSelect(id: string): void'],
    ['a callback without on…', 'setName: (event: { name: string }) => void'],
  ])('reports %s', (_, props) => expect(find(props)).toHaveLength(1));

  it('accepts callbacks with one object', () => {
    expect(find('staged?: boolean; onSelect(event: { id: string }): void')).toEqual([]);
  });

  it('ignores types that are not public', () => {
    const source = parse('interface PartProps { isLarge: boolean }');
    expect(findNameProblems(source, new Set())).toEqual([]);
  });
});
