import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Popover } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'A few controls or a short explanation next to the button that opens them, such as a filter.',
  ],
  avoid: [
    { when: 'A list of actions.', instead: 'Menu' },
    { when: 'A task with a primary action.', instead: 'Dialog' },
    { when: 'The name of a control.', instead: 'Tooltip' },
    { when: 'An error, or anything that must be read.', instead: 'Callout' },
  ],
  anatomy: {
    Trigger: '`Button` or `IconButton`.',
    Content: 'Free content with the width of its contents.',
  },
  examples: [
    {
      do: {
        text: 'Keep a few controls next to the button that opens them.',
        example: (
          <Popover label="Filter" trigger={<Button size="sm">Filter</Button>}>
            <Stack gap={2}>
              <Checkbox label="Unread" />
              <Checkbox label="Mentions" />
            </Stack>
          </Popover>
        ),
      },
      dont: {
        text: 'Hide a message that must be read.',
        example: (
          <Popover
            label="Error"
            trigger={
              <Button size="sm" variant="ghost">
                Not sent
              </Button>
            }
          >
            <Text tone="danger">The file is larger than 20 MB.</Text>
          </Popover>
        ),
      },
    },
  ],
  content: [
    {
      rule: '`label` names the content.',
      good: { en: 'Filters', ja: 'フィルター' },
      bad: { en: 'Popup', ja: 'ポップアップ' },
    },
  ],
  roles: {
    Popover: '`dialog` named by `label`',
    Trigger: '`aria-haspopup="dialog"` and `aria-expanded`',
  },
  keys: {
    'Enter, Space': 'On the trigger: opens or closes the popover.',
    'Tab, Shift+Tab': 'Moves through the controls of the popover.',
    Escape: 'Closes it and returns to the trigger.',
  },
  announced: ['Opening moves the focus into the popover. A press outside closes it.'],
  tested: ['EscapeCloses', 'UnderADialog'],
  related: {
    Dialog: 'covers the page.',
    HoverCard: 'opens on hover and has no controls.',
    Menu: 'is a list of actions.',
  },
};
