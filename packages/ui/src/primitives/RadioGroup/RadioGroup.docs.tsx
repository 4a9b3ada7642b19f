import { RadioGroup } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'One of two to five options that should all be visible.',
    '`direction="scale"` for a rating.',
  ],
  avoid: [
    { when: 'Six or more options.', instead: 'Select' },
    { when: 'On or off.', instead: 'Checkbox' },
    { when: 'A choice that takes effect immediately.', instead: 'SegmentedControl' },
    { when: 'Options with pictures.', instead: 'RadioCards' },
  ],
  anatomy: { Option: 'Radio button with label and optional hint.' },
  examples: [
    {
      do: {
        text: 'Stack options with hints.',
        example: (
          <RadioGroup
            ariaLabel="Access"
            defaultValue="all"
            options={[
              { value: 'all', label: 'Everyone', hint: 'All members of the organisation' },
              { value: 'some', label: 'Invited people' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Put longer labels side by side.',
        example: (
          <RadioGroup
            ariaLabel="Access"
            direction="row"
            defaultValue="all"
            options={[
              { value: 'all', label: 'All members of the organisation' },
              { value: 'some', label: 'Only people who were invited' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'An option cannot be deselected: offer “none” as an option if it is an answer.',
      good: { en: 'No repetition', ja: '繰り返さない' },
    },
    {
      rule: 'Options are parallel: all nouns or all verbs.',
      good: { en: 'Everyone / Invited people', ja: '全員 / 招待した人のみ' },
      bad: { en: 'Everyone / Restrict', ja: '全員 / 制限する' },
    },
  ],
  roles: {
    Group: '`radiogroup` named by `ariaLabel` or `labelledBy`',
    Option: '`radio` named by its label and described by its hint',
  },
  keys: {
    '↓, →': 'Selects the next option.',
    '↑, ←': 'Selects the previous option.',
    Space: 'Selects the focused option.',
    Tab: 'Enters the group at the selected option and leaves it.',
  },
  tested: ['ArrowKeys', 'Scale'],
  related: {
    RadioCards: 'adds pictures and explanations.',
    Select: 'hides options until it is opened.',
    SegmentedControl: 'switches views.',
  },
};
