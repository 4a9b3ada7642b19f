import { describe, expect, it } from 'vitest';
import { readEntries, toExample } from './exampleCode.ts';

const entries = readEntries(
  'Button: Button ButtonProps buttonSizes\nIcon: Icon icons\nStack: Stack\nprimitives: Button Stack\n',
);

describe('toExample', () => {
  it('imports the components from their entries', () => {
    const code = 'const Row = () => <Stack><Button>Save</Button></Stack>;';
    expect(toExample(code, entries)).toBe(
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
    expect(toExample(code, entries)).toContain(
      [
        "import * as icons from '@office/ui/icons';",
        "import { Button, buttonSizes } from '@office/ui/Button';",
      ].join('\n'),
    );
  });

  it('replaces mocks by declared handlers', () => {
    const code = 'const Press = () => <Button onPress={fn()} onFocus={fn(() => true)} />;';
    expect(toExample(code, entries)).toBe(
      [
        "import { Button } from '@office/ui/Button';",
        '',
        'const handleFocus = () => {};',
        'const handlePress = () => {};',
        '',
        'const Press = () => <Button onPress={handlePress} onFocus={handleFocus} />;',
      ].join('\n'),
    );
  });

  it('ignores names in texts', () => {
    const code = 'const Text = () => <p>Stack, buttonSizes</p>;';
    expect(toExample(code, entries)).toBe(code);
  });
});
