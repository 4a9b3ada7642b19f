import { Combobox } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'One option of a long list that is easier to type than to scroll to, such as a time zone.',
    'With `inputValue`, suggestions that the server searches.',
  ],
  avoid: [
    { when: 'Up to about twenty options.', instead: 'Select' },
    { when: 'Members of the organisation.', instead: 'MemberPicker' },
    { when: 'Several values.', instead: 'TagInput' },
  ],
  anatomy: {
    Field: 'Shows the label of the value while it is not edited.',
    List: 'Opens on typing, a press or an arrow key.',
    Option: 'Label with an optional `hint` at the end.',
    Empty: 'Shown when no option matches. Without it the list closes.',
  },
  examples: [
    {
      do: {
        text: 'Offer options that are easier to type than to find.',
        example: (
          <Combobox
            ariaLabel="City"
            listLabel="Cities"
            placeholder="Osaka"
            options={[
              { value: 'osaka', label: 'Osaka' },
              { value: 'tokyo', label: 'Tokyo' },
              { value: 'sapporo', label: 'Sapporo' },
            ]}
            empty="No city matches. Check the spelling."
          />
        ),
      },
      dont: {
        text: 'Use it for two options, which can both be visible.',
        example: (
          <Combobox
            ariaLabel="Visibility"
            listLabel="Visibilities"
            options={[
              { value: 'public', label: 'Public' },
              { value: 'private', label: 'Private' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: '`empty` says that nothing matches, and how to go on.',
      good: {
        en: 'No city matches. Check the spelling.',
        ja: '一致する都市がありません。入力内容をご確認ください。',
      },
      bad: { en: 'No data', ja: 'データなし' },
    },
  ],
  roles: {
    Field:
      '`combobox` with `aria-expanded`, `aria-autocomplete="list"` and `aria-activedescendant`',
    List: '`listbox` named by `listLabel`',
    Option: '`option` with `aria-selected`',
  },
  keys: {
    '↓, ↑': 'Opens the list at the current value, then moves through the options in a circle.',
    'Alt+↓, Alt+↑': 'Closes the list.',
    Enter:
      'Selects the highlighted option, or the first one with `autoSelectFirst`. Otherwise closes the list.',
    Escape: 'Closes the list, but not an enclosing dialog.',
  },
  announced: [
    'The focus stays in the field; the highlighted option is the active descendant.',
    'Keys are ignored while a Japanese input method composes text. Full-width and half-width characters match each other.',
  ],
  tested: ['ByKeys', 'Searching'],
  related: {
    Select: 'opens a list without typing.',
    MultiSelect: 'selects several options.',
    TimeZoneField: 'is a combobox of time zones.',
  },
};
