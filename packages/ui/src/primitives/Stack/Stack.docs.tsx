import { Button } from '../Button/index.ts';
import { Stack } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Equal gaps between elements in a column or a row. All layouts of this package use it.'],
  avoid: [{ when: 'A two-dimensional grid. Use CSS grid in the styles of the component.' }],
  examples: [
    {
      do: {
        text: 'Wrap rows that may not fit.',
        example: (
          <Stack direction="row" gap={2} wrap>
            <Button>Copy link</Button>
            <Button>Invite people</Button>
            <Button variant="primary">Start meeting</Button>
          </Stack>
        ),
      },
      dont: {
        text: 'Set margins on the children.',
        example: (
          <div>
            <Button style={{ marginRight: 24 }}>Copy link</Button>
            <Button>Invite people</Button>
          </div>
        ),
      },
    },
  ],
  roles: {
    Stack:
      'The element of `as`: a `ul` is a list, a `nav` with `ariaLabel` is a landmark. `role` for roles without an element.',
  },
  related: {
    Separator: 'draws a line between groups.',
    ScrollArea: 'takes the remaining height of a stack.',
  },
};
