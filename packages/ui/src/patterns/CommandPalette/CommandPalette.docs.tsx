import { DialogExample } from '../../stories/DialogExample.tsx';
import { KeyHint } from '../../primitives/KeyHint/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A shortcut to commands, pages or search results for people who type.'],
  avoid: [
    { when: 'A field of a form.', instead: 'Combobox' },
    { when: 'The only way to an action. Offer it in a menu or on the page, too.', instead: 'Menu' },
  ],
  anatomy: {
    Field: 'Has the focus all the time.',
    Group: 'Heading with items.',
    Item: 'Icon, label and shortcut.',
    Status: 'State of a search between field and list.',
    Footer: 'Actions below the list.',
  },
  examples: [
    {
      do: {
        text: 'Name commands with a verb and an object, and show their shortcut.',
        example: (
          <DialogExample title="Commands">
            <Stack direction="row" justify="between">
              <Text>Create a room</Text>
              <KeyHint keys={['Alt', 'R']} />
            </Stack>
          </DialogExample>
        ),
      },
      dont: {
        text: 'List objects without saying what happens.',
        example: (
          <DialogExample title="Commands">
            <Text>Rooms</Text>
          </DialogExample>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Name commands with a verb and an object.',
      good: { en: 'Create a room', ja: 'ルームを作成' },
      bad: { en: 'Rooms', ja: 'ルーム' },
    },
  ],
  roles: {
    Dialog: '`dialog` named by `title`',
    Field: '`combobox` named by `label`',
    List: '`listbox` named by `listLabel`, with `group`s of `option`s',
  },
  keys: {
    '↓, ↑': 'Chooses the next or previous item, in a circle.',
    'Home, End': 'Chooses the first or last item.',
    Enter: 'Selects the chosen item.',
    Escape: 'Calls `onClose`.',
  },
  tested: ['Keyboard', 'Filtered', 'Searching'],
  related: { Combobox: 'is a form field.', Menu: 'lists actions.', KeyHint: 'shows shortcuts.' },
};
