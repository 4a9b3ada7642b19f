import { KeyHint } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The shortcut of a control, in a menu, a tooltip or a list of shortcuts.'],
  avoid: [{ when: 'The only way to find an action. Each action also needs a control.' }],
  examples: [
    {
      do: {
        text: 'Write the keys as labelled on the keyboard.',
        example: <KeyHint keys={['Ctrl', 'K']} />,
      },
      dont: { text: 'Put the combination into one key.', example: <KeyHint keys={['CTRL + K']} /> },
    },
  ],
  content: [
    {
      rule: 'Name the keys as on the keyboard.',
      good: { en: 'Ctrl + K', ja: 'Ctrl + K' },
      bad: { en: 'Control-k', ja: 'コントロールキー＋k' },
    },
  ],
  roles: { Keys: '`kbd` elements' },
  announced: [
    'The hint is read as text. Set `keyShortcuts` of `Link` or `aria-keyshortcuts` of the control for assistive technology.',
  ],
  related: { CommandPalette: 'lists actions with their shortcuts.', Tooltip: 'names a control.' },
};
