import { FormField } from '../../patterns/FormField/index.ts';
import { TextField } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A single line of text: a name, an address, a search.'],
  avoid: [
    { when: 'Several lines.', instead: 'TextArea' },
    { when: 'A number with limits.', instead: 'NumberField' },
    { when: 'A password.', instead: 'PasswordField' },
    { when: 'A date or time.', instead: 'DateField' },
  ],
  anatomy: {
    Prefix: 'Optional icon before the text.',
    Text: 'Value or placeholder.',
    Suffix: 'Optional icon button of size `sm`, or a unit.',
  },
  examples: [
    {
      do: {
        text: 'Label the field with `FormField`.',
        example: (
          <FormField label="Room name" hint="Up to 50 characters">
            {(control) => <TextField {...control} />}
          </FormField>
        ),
      },
      dont: {
        text: 'Use the placeholder as label. It disappears on typing.',
        example: <TextField ariaLabel="Room name" placeholder="Room name (up to 50 characters)" />,
      },
    },
  ],
  content: [
    {
      rule: 'The placeholder is an example in the expected format.',
      good: { en: 'aoi@example.com', ja: 'aoi@example.com' },
      bad: { en: 'Enter your email address', ja: 'メールアドレスを入力してください' },
    },
  ],
  roles: {
    Field:
      '`textbox`, `searchbox` or `spinbutton` by `type`, named by its label, `ariaLabel` or `labelledBy`; `aria-invalid` with `invalid`',
  },
  keys: { Enter: 'Submits the enclosing form.' },
  announced: [
    'A field that filters a list announces the number of results in a `LiveRegion`.',
    'Set `autoComplete` for data of the person who fills in the form, such as name and email address.',
  ],
  tested: ['Typing', 'InAForm'],
  related: {
    FormField: 'adds label, hint and error.',
    Combobox: 'suggests options.',
    TextArea: 'has several lines.',
  },
};
