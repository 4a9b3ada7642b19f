import { Switch } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'A setting that takes effect immediately, such as notifications.',
    'Show the controls that depend on it below it, and hide them while it is off.',
  ],
  avoid: [
    { when: 'A choice that is saved with a form.', instead: 'Checkbox' },
    { when: 'Two alternatives with names of their own.', instead: 'SegmentedControl' },
    { when: 'All settings of a group, some of which may be off.', instead: 'Button' },
  ],
  anatomy: {
    Label: 'At the start of the row, the same in both states.',
    Hint: 'Secondary line below the label.',
    Control: 'At the end of the row.',
  },
  examples: [
    {
      do: {
        text: 'Name the setting.',
        example: <Switch label="Desktop notifications" defaultChecked />,
      },
      dont: {
        text: 'Name the state or the action.',
        example: <Switch label="Notifications are off" />,
      },
    },
  ],
  content: [
    {
      rule: 'A noun that is true in both states.',
      good: { en: 'Desktop notifications', ja: 'デスクトップ通知' },
      bad: { en: 'Turn on desktop notifications', ja: 'デスクトップ通知をオンにする' },
    },
  ],
  roles: { Control: '`switch` with `aria-checked`, named by the label and described by the hint' },
  keys: { 'Space, Enter': 'Turns the setting on or off.' },
  announced: [
    'A press on the label also toggles it. If saving fails, restore the state and show a toast.',
  ],
  tested: ['Keyboard'],
  related: { Checkbox: 'takes effect on submit.' },
};
