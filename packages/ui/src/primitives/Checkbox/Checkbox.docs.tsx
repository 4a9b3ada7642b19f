import { Checkbox } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'One choice that takes effect on submit, such as accepting terms.',
    'Any number of choices from a short list.',
    '`mixed` for a parent of partly selected rows.',
  ],
  avoid: [
    { when: 'A setting that takes effect immediately.', instead: 'Switch' },
    { when: 'One of several options.', instead: 'RadioGroup' },
    { when: 'Several of many options.', instead: 'MultiSelect' },
  ],
  anatomy: {
    Box: 'Empty, ticked or a dash for `mixed`.',
    Label: 'To the right. May contain a link.',
    Hint: 'Secondary line below the label.',
  },
  examples: [
    {
      do: {
        text: 'Write a statement that is true when the box is ticked.',
        example: <Checkbox label="Send the minutes to all participants" defaultChecked />,
      },
      dont: {
        text: 'Negate, so that ticking means no.',
        example: <Checkbox label="Do not send the minutes" />,
      },
    },
  ],
  content: [
    {
      rule: 'Write a positive statement.',
      good: { en: 'Notify me about replies', ja: '返信を通知する' },
      bad: { en: 'Disable reply notifications', ja: '返信の通知を無効にする' },
    },
  ],
  roles: {
    Box: '`checkbox` named by the label and described by the hint; `aria-checked="mixed"` for `mixed`',
  },
  keys: { Space: 'Checks or unchecks.' },
  announced: [
    'A press on the label or hint also toggles the box.',
    'An error of several boxes belongs to their `FormField` with `group`, not to one box.',
  ],
  tested: ['PressTheLabel', 'Mixed', 'InAForm'],
  related: { Switch: 'takes effect immediately.', RadioGroup: 'allows one option.' },
};
