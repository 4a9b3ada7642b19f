import ts from 'typescript';
import { expect, it } from 'vitest';
import { findStates, isSetIn } from './story-states.mjs';

const code = `
interface Array<T> { length: number; [index: number]: T }
type State =
  | { status: 'loading' }
  | { status: 'ready'; rows: Array<{ status: 'hidden' }>; refreshing?: boolean; flow: { loadingOlder?: boolean } };
interface Props {
  state: State;
  member: { status: 'AVAILABLE' | 'BUSY' };
  submitting?: boolean;
  heading: string;
  ring?: boolean;
  onChange(event: { typing: boolean }): void;
}
declare const props: Props;
`;

function statesOfProps() {
  const source = ts.createSourceFile('props.ts', code, ts.ScriptTarget.Latest, true);
  const host = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === 'props.ts' ? source : undefined),
  };
  const program = ts.createProgram(['props.ts'], { noLib: true, strict: true }, host);
  const props = source.statements.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Props',
  );
  const checker = program.getTypeChecker();
  return findStates(checker, checker.getTypeAtLocation(props.name));
}

it('finds statuses and busy properties, without data, lists and callbacks', () => {
  expect(statesOfProps()).toEqual([
    { name: 'status', value: 'loading', path: 'state.' },
    { name: 'status', value: 'ready', path: 'state.' },
    { name: 'refreshing', value: 'true', path: 'state.' },
    { name: 'loadingOlder', value: 'true', path: 'state.flow.' },
    { name: 'submitting', value: 'true', path: '' },
  ]);
});

const submitting = { name: 'submitting', value: 'true' };
const loading = { name: 'status', value: 'loading' };

it.each([
  ['args: { submitting: true }', submitting],
  ['<Form submitting />', submitting],
  ['<Form submitting={true} />', submitting],
  ["state: { status: 'loading' }", loading],
  ['<List status="loading" />', loading],
])('finds the state in %s', (text, state) => {
  expect(isSetIn(text, state)).toBe(true);
});

it.each([
  ['args: { submitting: false }', submitting],
  ['// while submitting', submitting],
  ["state: { status: 'loadingMore' }", loading],
])('does not find the state in %s', (text, state) => {
  expect(isSetIn(text, state)).toBe(false);
});
