import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Reactions to a message, with the people behind them.'],
  avoid: [{ when: 'An emoji in a text.', instead: 'EmojiPicker' }],
  anatomy: {
    Reaction: 'Emoji and count; a press adds or removes the one of the member.',
    Names: 'Tooltip.',
    Add: 'Opens the emoji picker, with `adding`.',
  },
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
