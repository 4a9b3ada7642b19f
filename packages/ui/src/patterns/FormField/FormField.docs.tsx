import { FormField } from './index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Label, hint and error of any control of a form.',
    '`group` for several controls under one label.',
  ],
  avoid: [
    { when: '`Checkbox` and `Switch`, which have their own label.', instead: 'Checkbox' },
    { when: 'A text in both languages.', instead: 'LocalizedField' },
  ],
  anatomy: {
    Label: 'Above the control.',
    Mark: '“Required” or “optional”, only if both kinds occur in the form.',
    Control: 'Gets `id`, `labelledBy`, `describedBy` and `invalid`.',
    Message: 'Hint, or the error in its place.',
  },
  examples: [
    {
      do: {
        text: 'Say in the error how to correct the value.',
        example: (
          <FormField
            label="Room name"
            error="“Design” is used by another room. Choose another name."
          >
            {(control) => <TextField {...control} defaultValue="Design" />}
          </FormField>
        ),
      },
      dont: {
        text: 'Repeat the label in the error.',
        example: (
          <FormField label="Room name" error="Room name error">
            {(control) => <TextField {...control} defaultValue="Design" />}
          </FormField>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'A label is a noun without colon.',
      good: { en: 'Room name', ja: 'ルーム名' },
      bad: { en: 'Please enter the room name:', ja: 'ルーム名を入力してください：' },
    },
    {
      rule: 'An error says what to do.',
      good: {
        en: 'Enter a name of up to 50 characters.',
        ja: '名前を50文字以内で入力してください。',
      },
      bad: { en: 'Invalid input', ja: '入力値が不正です' },
    },
  ],
  roles: {
    Label: '`label` of the control; with `group`, the name of a `group`',
    Message: 'Description of the control',
  },
  announced: [
    'The message is a polite live region: an error is announced when it replaces the hint.',
    'Validate on leaving a field and on submit, and focus the first wrong field.',
  ],
  tested: ['WithHint', 'WithError'],
  related: {
    TextField: 'is the most common control.',
    LocalizedField: 'has two languages.',
    Callout: 'shows the error of the whole form.',
  },
};
