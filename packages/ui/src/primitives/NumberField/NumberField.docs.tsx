import { FormField } from '../../patterns/FormField/index.ts';
import { NumberField } from './index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'A number with limits that is typed or changed in steps: seats, minutes, a limit of members.',
  ],
  avoid: [
    { when: 'Digits that are not a quantity, such as a code.', instead: 'CodeInput' },
    { when: 'A rough value.', instead: 'Slider' },
    { when: 'A duration.', instead: 'DurationField' },
  ],
  anatomy: {
    Field: 'Accepts full-width digits and separators of thousands.',
    Prefix: 'Optional icon.',
    Suffix: 'Unit.',
    Steppers: 'Optional buttons, which repeat while they are pressed.',
  },
  examples: [
    {
      do: {
        text: 'Show the unit as suffix and the limits as hint.',
        example: (
          <FormField label="Seats" hint="1 to 50">
            {(control) => (
              <NumberField
                {...control}
                defaultValue={12}
                min={1}
                max={50}
                suffix={
                  <Text size="xs" tone="muted">
                    seats
                  </Text>
                }
              />
            )}
          </FormField>
        ),
      },
      dont: {
        text: 'Use it for digits that are not a quantity. It adds separators and removes leading zeros.',
        example: (
          <FormField label="Postal code">
            {(control) => <NumberField {...control} defaultValue={1000001} />}
          </FormField>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Show the unit as suffix, and the limits in the hint of the field.',
      good: { en: '1 to 50 seats', ja: '1〜50席' },
      bad: { en: 'Enter a valid value', ja: '正しい値を入力してください' },
    },
  ],
  roles: {
    Field: '`textbox` named by its label, `ariaLabel` or `labelledBy`',
    Steppers: '`button`s named by `steppers`',
  },
  keys: {
    '↑, ↓': 'Adds or subtracts `step`.',
    'Shift+↑, Shift+↓': 'Adds or subtracts ten steps.',
    'Home, End': 'Sets `min` or `max`, if there is one.',
  },
  announced: ['A typed number outside the limits becomes the limit when the field is left.'],
  tested: ['ByKeys', 'Typing', 'TypedOutsideTheLimits', 'WithButtons', 'InAForm'],
  related: { Slider: 'is for rough values.', FormField: 'adds label, hint and error.' },
};
