import { Reactions } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Reactions to a message, with the people behind them.'],
  avoid: [{ when: 'An emoji in a text.', instead: 'EmojiPicker' }],
  anatomy: {
    Reaction: 'Emoji and count; a press adds or removes the one of the member.',
    Names: 'Tooltip.',
    Add: 'Opens the emoji picker, with `adding`.',
  },
  examples: [
    {
      do: {
        text: 'Show who reacted.',
        example: (
          <Reactions
            reactions={[{ emoji: '👍', names: ['Ren', 'Aoi'], count: 2, mine: true }]}
            onReact={noop}
            adding
          />
        ),
      },
      dont: {
        text: 'Show counts without names.',
        example: <Reactions reactions={[{ emoji: '👍', names: [], count: 2, mine: true }]} />,
      },
    },
  ],
  roles: {
    Reaction: '`button` with `aria-pressed`, named by emoji and count',
    Add: '`button` with a popover',
  },
  keys: {
    'Enter, Space': 'Adds or removes the reaction.',
    Tab: 'Moves through the reactions; the names are shown on focus.',
  },
  tested: ['Adding', 'OfTheOrganisation'],
  related: { EmojiPicker: 'chooses another emoji.' },
};
