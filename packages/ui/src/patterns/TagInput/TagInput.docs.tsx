import { FormField } from '../FormField/index.ts';
import { TagInput } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Several short texts in one field: email addresses, keywords.'],
  avoid: [
    { when: 'Members of the organisation.', instead: 'MemberPicker' },
    { when: 'Known options.', instead: 'MultiSelect' },
  ],
  anatomy: {
    Tag: 'Text with a remove button; wrong tags have an icon.',
    Input: 'After the tags. Comma, semicolon, Enter or blur completes a tag.',
    Messages: 'Errors of wrong tags, with a button that removes them.',
  },
  examples: [
    {
      do: {
        text: 'Say what is wrong with each tag.',
        example: (
          <TagInput
            ariaLabel="Email addresses"
            defaultValue={['aoi@example.com', 'ren@']}
            check={(tag) => (tag.endsWith('@') ? 'Not an email address' : undefined)}
          />
        ),
      },
      dont: {
        text: 'Report one error for all tags.',
        example: (
          <FormField label="Email addresses" error="Error">
            {(control) => <TagInput {...control} defaultValue={['aoi@example.com', 'ren@']} />}
          </FormField>
        ),
      },
    },
  ],
  content: [
    {
      rule: '`check` returns the error in a few words.',
      good: { en: 'Not an email address', ja: 'メールアドレスの形式ではありません' },
      bad: { en: 'Error', ja: 'エラー' },
    },
  ],
  roles: {
    Tags: 'List of `button`s, reached with arrow keys',
    Input: '`textbox` described by its keys; `aria-invalid` with a wrong tag',
  },
  keys: {
    Enter: 'In the input: adds the tag. On a tag: edits it.',
    '←': 'At the start of the input: moves to the last tag.',
    Backspace: 'In an empty input: moves to the last tag. On a tag: removes it.',
    '←, →': 'Moves between tags.',
    'Home, End': 'Moves to the first tag, or to the input.',
    Delete: 'On a tag: removes it.',
  },
  announced: [
    'Added and removed tags are announced. Keys are ignored while an input method composes text; pasted lists are split.',
  ],
  tested: ['Addresses', 'Full'],
  related: { MultiSelect: 'has known options.', FormField: 'adds label and hint.' },
};
