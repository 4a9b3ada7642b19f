import { RadioCards } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'One of two to about six options that need a picture or an explanation, such as a floor plan template.',
  ],
  avoid: [
    { when: 'Options of plain text.', instead: 'RadioGroup' },
    { when: 'Views of the same content.', instead: 'SegmentedControl' },
    { when: 'More than six options.', instead: 'Select' },
  ],
  anatomy: {
    Picture: 'Decorative. The label must be clear without it.',
    Label: 'Name of the option.',
    Hint: 'Explanation, in the layout `list`.',
    Mark: 'Tick of the selected card, in the layout `list`.',
  },
  examples: [
    {
      do: {
        text: 'Say in the hint what differs.',
        example: (
          <RadioCards
            ariaLabel="Seats"
            defaultValue="fixed"
            options={[
              { value: 'fixed', label: 'Fixed desks', hint: 'Members sit at their own desk.' },
              { value: 'free', label: 'Free seating', hint: 'Members choose a seat every day.' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Use cards for options of plain text.',
        example: (
          <RadioCards
            ariaLabel="Language"
            defaultValue="en"
            options={[
              { value: 'en', label: 'English' },
              { value: 'ja', label: '日本語' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The hint says what differs, not what the label says.',
      good: {
        en: 'Members — up to 20 people sit at fixed desks',
        ja: '固定席：最大20名が決まった席に座ります',
      },
      bad: { en: 'Members — for members', ja: '固定席：固定席です' },
    },
  ],
  roles: {
    Group: '`radiogroup` named by `ariaLabel` or `labelledBy`',
    Card: '`radio` named by the label and described by the hint',
  },
  keys: {
    '↓, →': 'Selects the next option.',
    '↑, ←': 'Selects the previous option.',
    Space: 'Selects the focused option.',
    Tab: 'Enters the group at the selected option and leaves it.',
  },
  tested: ['ArrowKeys', 'DisabledOption', 'Invalid'],
  related: { RadioGroup: 'has plain options.', Card: 'is not a control.' },
};
