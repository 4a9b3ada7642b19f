import { Select } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'One of about six to twenty known options in a form or a filter.',
    'Sort the options by name unless they have a known order. Preselect the most likely option.',
  ],
  avoid: [
    { when: 'Fewer than six options.', instead: 'RadioGroup' },
    { when: 'A long list that is easier to type.', instead: 'Combobox' },
    { when: 'Several options.', instead: 'MultiSelect' },
    { when: 'Actions.', instead: 'Menu' },
  ],
  anatomy: {
    Button: 'Shows the selected option or the placeholder.',
    List: 'Opens below the button.',
    Group: 'Optional heading above options.',
  },
  examples: [
    {
      do: {
        text: 'Name the kind of option in the placeholder.',
        example: (
          <Select
            ariaLabel="Floor"
            placeholder="Select a floor"
            options={[1, 2, 3, 4, 5, 6].map((floor) => ({
              value: `${floor}`,
              label: `Floor ${floor}`,
            }))}
          />
        ),
      },
      dont: {
        text: 'Use it for an action. A selection must not navigate or submit.',
        example: (
          <Select
            ariaLabel="Go to"
            placeholder="Go to…"
            options={[
              { value: 'help', label: 'Help' },
              { value: 'sign-out', label: 'Sign out' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The placeholder names the kind of option.',
      good: { en: 'Select a floor', ja: 'フロアを選択' },
      bad: { en: '---', ja: '---' },
    },
  ],
  roles: {
    Button: '`combobox` with `aria-expanded`, named by its label, `ariaLabel` or `labelledBy`',
    List: '`listbox` of `option`s; groups are `group`s',
  },
  keys: {
    'Enter, Space': 'Opens the list; on an option, selects it.',
    '↓, ↑': 'Opens the list and moves between options.',
    'Home, End': 'Moves to the first or last option.',
    'A–Z':
      'Moves to the option whose label starts with the typed letters; on the closed list, selects it.',
    Escape: 'Closes the list without a change.',
  },
  announced: [
    'Begin the label of an option with a letter or number: typing selects by the first characters.',
  ],
  tested: ['Keyboard', 'TypingWhileClosed', 'WithALabel', 'Grouped', 'InAForm', 'InANativeForm'],
  related: {
    MultiSelect: 'selects several options.',
    Combobox: 'filters options by typing.',
    FormField: 'adds label, hint and error.',
  },
};
