import { Button } from '../Button/index.ts';
import { Menu } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Actions on one object that do not fit beside it.',
    'A small set of choices, with `kind: "choice"`.',
    'Give all items a leading picture, or none.',
  ],
  avoid: [
    { when: 'The value of a form field.', instead: 'Select' },
    { when: 'Links to pages.', instead: 'LinkList' },
    { when: 'Content other than rows of text.', instead: 'Popover' },
    { when: 'Actions on a person.', instead: 'PersonMenu' },
  ],
  anatomy: {
    Trigger: '`Button` or `IconButton`, which opens the menu.',
    Item: 'Label with optional leading picture and `hint`.',
    Heading: 'Names the items below it.',
    Separator: 'Separates destructive actions.',
    Choice: 'Has a tick while `checked`.',
  },
  examples: [
    {
      do: {
        text: 'Start each item with a verb, and put the destructive one last, after a separator.',
        example: (
          <Menu
            label="Room"
            trigger={<Button size="sm">Room</Button>}
            items={[
              { id: 'rename', label: 'Rename', onSelect: noop },
              { id: 'mute', label: 'Mute', onSelect: noop },
              { kind: 'separator', id: 'line' },
              { id: 'delete', label: 'Delete', danger: true, onSelect: noop },
            ]}
          />
        ),
      },
      dont: {
        text: 'Hide a single action behind a menu.',
        example: (
          <Menu
            label="Room"
            trigger={<Button size="sm">Actions</Button>}
            items={[{ id: 'rename', label: 'Rename', onSelect: noop }]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Items start with a verb. An item that opens a dialog has no dots.',
      good: { en: 'Rename', ja: '名前を変更' },
      bad: { en: 'Rename…', ja: '名前の変更…' },
    },
  ],
  roles: {
    Menu: '`menu` named by `label`',
    Item: '`menuitem`; `menuitemradio` with `aria-checked` for a choice',
    Heading: '`group` named by the heading',
    Trigger: '`aria-haspopup="menu"` and `aria-expanded`',
  },
  keys: {
    'Enter, Space': 'On the trigger: opens the menu. On an item: selects it.',
    '↓, ↑': 'Moves between items; ↓ also opens the menu.',
    'Home, End': 'Moves to the first or last item.',
    'A–Z': 'Moves to the item whose label starts with the typed letters.',
    Escape: 'Closes the menu.',
  },
  announced: [
    'The menu closes before `onSelect` runs, so that the item can open a dialog or move the focus. Otherwise the focus returns to the trigger.',
  ],
  tested: ['Keyboard', 'QuickKeyPresses', 'MovesFocusElsewhere'],
  related: {
    Select: 'is a form field.',
    Popover: 'has free content.',
    CommandPalette: 'searches actions.',
  },
};
