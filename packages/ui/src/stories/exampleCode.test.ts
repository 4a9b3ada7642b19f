import { describe, expect, it } from 'vitest';
import { readEntries, readStoryFile, toExample } from './exampleCode.ts';

const entries = readEntries(
  'Button: Button ButtonProps buttonSizes\nIcon: Icon icons\nStack: Stack\nprimitives: Button Stack\n',
);
const exampleOf = (code: string, file = '') => toExample(code, entries, readStoryFile(file));

describe('toExample', () => {
  it('imports the components from their entries', () => {
    const code = 'const Row = () => <Stack><Button>Save</Button></Stack>;';
    expect(exampleOf(code)).toBe(
      [
        "import { Button } from '@office/ui/Button';",
        "import { Stack } from '@office/ui/Stack';",
        '',
        code,
      ].join('\n'),
    );
  });

  it('imports icons and constants', () => {
    const code = 'const Sizes = () => buttonSizes.map((size) => <Button icon={icons.plus} />);';
    expect(exampleOf(code)).toContain(
      [
        "import * as icons from '@office/ui/icons';",
        "import { Button, buttonSizes } from '@office/ui/Button';",
      ].join('\n'),
    );
  });

  it('imports from other packages and modules, and types as types', () => {
    const file = [
      "import { useState } from 'react';",
      "import { fn } from 'storybook/test';",
      "import { rows, type Row } from './rows.fixtures.ts';",
      "import { Button, type ButtonProps } from './Button.tsx';",
    ].join('\n');
    const code =
      'const Rows = () => { const [all] = useState<Row[]>(rows); const p: ButtonProps = {}; };';
    expect(exampleOf(code, file)).toBe(
      [
        "import { type ButtonProps } from '@office/ui/Button';",
        "import { type Row, rows } from './rows.fixtures.ts';",
        "import { useState } from 'react';",
        '',
        code,
      ].join('\n'),
    );
  });

  it('replaces mocks by declared handlers', () => {
    const code = [
      'const Press = () => (',
      '  <Button onPress={fn()} onFocus={fn<ButtonProps["onFocus"]>(() => true)} />',
      ');',
    ].join('\n');
    expect(exampleOf(code)).toBe(
      [
        "import { Button } from '@office/ui/Button';",
        '',
        'const handleFocus = () => {};',
        'const handlePress = () => {};',
        '',
        'const Press = () => (',
        '  <Button onPress={handlePress} onFocus={handleFocus} />',
        ');',
      ].join('\n'),
    );
  });

  it('replaces mocks inside of objects and declarations', () => {
    const file = "const block = fn().mockName('block');\nconst load = fn(() => [1]);";
    const code = 'const Items = () => <Button items={[{ onSelect: fn(), block, load }]} />;';
    expect(exampleOf(code, file)).toBe(
      [
        "import { Button } from '@office/ui/Button';",
        '',
        'const handleSelect = () => {};',
        '',
        'const block = () => {};',
        '',
        'const load = () => [1];',
        '',
        'const Items = () => <Button items={[{ onSelect: handleSelect, block, load }]} />;',
      ].join('\n'),
    );
  });

  it('adds the declarations that it uses, also through others', () => {
    const file = [
      'interface Floor { name: string }',
      "const first: Floor = { name: '1F' };",
      'function floors() { return [first]; }',
      'const unused = 1;',
    ].join('\n');
    expect(exampleOf('const All = () => <Button floors={floors()} />;', file)).toBe(
      [
        "import { Button } from '@office/ui/Button';",
        '',
        'interface Floor { name: string }',
        '',
        "const first: Floor = { name: '1F' };",
        '',
        'function floors() { return [first]; }',
        '',
        'const All = () => <Button floors={floors()} />;',
      ].join('\n'),
    );
  });

  it('declares args that the code receives', () => {
    const file = [
      "const meta = { args: { label: 'Room', open: true, onPress: fn() } } satisfies Meta;",
      'export const Open: Story = { args: { open: false } };',
    ].join('\n');
    expect(exampleOf('const Open = (args) => <Button {...args} />;', file)).toBe(
      [
        "import { Button } from '@office/ui/Button';",
        '',
        'const handlePress = () => {};',
        '',
        'const args = {',
        "  label: 'Room',",
        '  open: false,',
        '  onPress: handlePress,',
        '};',
        '',
        'const Open = () => <Button {...args} />;',
      ].join('\n'),
    );
  });

  it('adds args that the file spreads', () => {
    const file = [
      "import { callbacks } from './room.fixtures.ts';",
      'const meta = { component: Button, args: { ...callbacks, open: true } } satisfies Meta;',
    ].join('\n');
    expect(exampleOf('const Open = () => <Button open />;', file)).toBe(
      [
        "import { Button } from '@office/ui/Button';",
        "import { callbacks } from './room.fixtures.ts';",
        '',
        'const Open = () => <Button {...callbacks} open />;',
      ].join('\n'),
    );
  });

  it('declares the names that the code takes from its args', () => {
    const file = "const meta = { args: { label: 'Room' } } satisfies Meta;";
    expect(exampleOf('const Open = ({ label, ...args }) => <i {...args}>{label}</i>;', file)).toBe(
      [
        'const { label, ...args } = {',
        "  label: 'Room',",
        '};',
        '',
        'const Open = () => <i {...args}>{label}</i>;',
      ].join('\n'),
    );
  });

  it('ignores names in texts', () => {
    const code = 'const Text = () => <p>Stack, buttonSizes</p>;';
    expect(exampleOf(code)).toBe(code);
  });
});
