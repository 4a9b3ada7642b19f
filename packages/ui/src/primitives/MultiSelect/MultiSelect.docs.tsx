import { MultiSelect } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Several options of a list of about five to thirty, such as departments of a filter.'],
  avoid: [
    { when: 'One option.', instead: 'Select' },
    { when: 'Up to four options, which can all be visible.', instead: 'Checkbox' },
    { when: 'Values that are typed.', instead: 'TagInput' },
  ],
  anatomy: {
    Button: 'Shows the selected options, or the placeholder.',
    List: 'Stays open while options are selected.',
    Group: 'Optional heading above options.',
  },
  examples: [
    {
      do: {
        text: 'Say with the placeholder what no selection means.',
        example: (
          <MultiSelect
            ariaLabel="Departments"
            placeholder="All departments"
            options={[
              { value: 'design', label: 'Design' },
              { value: 'sales', label: 'Sales' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Use it for a few options that fit on the page.',
        example: (
          <MultiSelect
            ariaLabel="Notify me by"
            placeholder="Select"
            options={[
              { value: 'mail', label: 'Email' },
              { value: 'push', label: 'Push' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The placeholder says what no selection means.',
      good: { en: 'All departments', ja: 'すべての部署' },
      bad: { en: 'Please select', ja: '選択してください' },
    },
  ],
  roles: {
    Button: '`button` with `aria-haspopup="menu"`, named by its label and the selected options',
    List: '`menu` of `menuitemcheckbox` items with `aria-checked`',
  },
  keys: {
    'Enter, Space, ↓': 'Opens the list; on an option, Enter and Space select or deselect it.',
    '↓, ↑': 'Moves between options.',
    'Home, End': 'Moves to the first or last option.',
    Escape: 'Closes the list and returns to the button.',
  },
  tested: ['SelectsSeveral', 'Grouped'],
  related: { Select: 'selects one option.', FilterBar: 'shows selected filters as chips.' },
};
