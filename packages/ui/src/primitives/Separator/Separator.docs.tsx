import { Button } from '../Button/index.ts';
import { Separator } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A line between groups of a list or a toolbar where space is not enough.'],
  avoid: [
    { when: 'Sections with headings. Use space.', instead: 'Stack' },
    { when: 'Items of a menu, which has its own separators.', instead: 'Menu' },
  ],
  examples: [
    {
      do: {
        text: 'Divide groups that space alone does not separate.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Button size="sm" variant="ghost">
              Undo
            </Button>
            <Separator axis="vertical" />
            <Button size="sm" variant="ghost">
              Copy
            </Button>
          </Stack>
        ),
      },
      dont: {
        text: 'Put a line below every row.',
        example: (
          <Stack gap={2}>
            <Text>Design</Text>
            <Separator />
            <Text>Sales</Text>
            <Separator />
            <Text>Support</Text>
            <Separator />
          </Stack>
        ),
      },
    },
  ],
  roles: { Line: '`presentation`; `separator` with `aria-orientation` if `semantic`' },
  related: { Stack: 'separates by space.' },
};
