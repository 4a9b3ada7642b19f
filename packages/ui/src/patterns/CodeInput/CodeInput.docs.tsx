import { CodeInput } from './index.ts';
import { FormField } from '../FormField/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A numeric code from an email or an authenticator app.'],
  avoid: [
    { when: 'A number.', instead: 'NumberField' },
    { when: 'A password.', instead: 'PasswordField' },
  ],
  anatomy: {
    Input: 'One input that covers the boxes.',
    Box: 'Shows a digit; the current box is highlighted.',
  },
  examples: [
    {
      do: {
        text: 'Say where the code is.',
        example: (
          <FormField label="Code from the email">
            {(control) => <CodeInput {...control} />}
          </FormField>
        ),
      },
      dont: {
        text: 'Use an abbreviation as label.',
        example: <FormField label="OTP">{(control) => <CodeInput {...control} />}</FormField>,
      },
    },
  ],
  content: [
    {
      rule: 'The label says where the code is.',
      good: { en: 'Code from the email', ja: 'メールに記載されたコード' },
      bad: { en: 'OTP', ja: 'OTP' },
    },
  ],
  roles: {
    Input: '`textbox` named by the label of its `id`; `aria-invalid` with `invalid`',
    Boxes: '`aria-hidden`',
  },
  announced: [
    'A single input, so that screen readers, autofill (`one-time-code`) and paste work as usual. Full-width digits and separators are accepted.',
  ],
  tested: ['TypesDigitsAlone', 'SixDigits'],
  related: { FormField: 'adds label, hint and error.' },
};
