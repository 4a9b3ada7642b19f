import { Button } from '../../primitives/Button/index.ts';
import { EmojiPicker } from './index.ts';
import { Popover } from '../../primitives/Popover/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Adding an emoji to a message, a reaction or a status line. Show it in a `Popover`.'],
  avoid: [{ when: 'Five frequent reactions, which are in its first row.', instead: 'Reactions' }],
  anatomy: {
    'First row': 'Frequent emoji, shown before the data is loaded.',
    Search: 'By name in both languages.',
    Categories: 'Buttons that scroll the grid.',
    Grid: 'All emoji and those of the organisation.',
    'Skin tones': 'Tone of hands and people.',
  },
  examples: [
    {
      do: {
        text: 'Open it from a button in a `Popover`.',
        example: (
          <Popover
            label="Emoji"
            trigger={
              <Button size="sm" icon={icons.emoji}>
                Add an emoji
              </Button>
            }
          >
            <EmojiPicker onChoose={noop} />
          </Popover>
        ),
      },
      dont: {
        text: 'Keep it open beside a text field.',
        example: (
          <Stack direction="row" gap={2}>
            <TextField ariaLabel="Message" />
            <EmojiPicker onChoose={noop} />
          </Stack>
        ),
      },
    },
  ],
  roles: {
    'First row': '`group`',
    Categories: '`toolbar` of buttons with `aria-pressed`',
    Grid: '`grid` with `aria-rowcount` and `aria-colcount`; emoji are buttons with their name',
    'Skin tones': '`radiogroup`',
  },
  keys: {
    '↓': 'From the first row to the search, and from the search into the grid.',
    '↑, ↓, ←, →': 'Moves in the grid, which is one tab stop.',
    Enter: 'In the search: chooses the first result. In the grid: chooses the emoji.',
    'A–Z': 'In the first row: starts a search.',
  },
  announced: ['The number of results, or that nothing was found.'],
  tested: ['Keyboard', 'Search', 'NothingFound', 'SkinTones'],
  related: {
    Reactions: 'opens it.',
    AddEmoji: 'adds emoji of the organisation.',
    Popover: 'is its frame.',
  },
};
