import { FormField } from '../FormField/index.ts';
import { PasswordField } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A password: current, new with rules, or of another service.'],
  avoid: [{ when: 'A code from an email or app.', instead: 'CodeInput' }],
  anatomy: {
    Field: 'Hidden characters.',
    'Show button': 'Shows or hides the password.',
    Rules: 'Checked during input, with `showRules`.',
  },
  examples: [
    {
      do: {
        text: 'Show the rules before the first attempt.',
        example: (
          <FormField label="New password">
            {({ id, describedBy }) => (
              <PasswordField {...{ id, describedBy }} autoComplete="new-password" showRules />
            )}
          </FormField>
        ),
      },
      dont: {
        text: 'Explain the rules only in an error.',
        example: (
          <FormField label="New password" error="Too short">
            {({ id, describedBy, invalid }) => (
              <PasswordField {...{ id, describedBy, invalid }} autoComplete="new-password" />
            )}
          </FormField>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'A rule is a condition that can be met.',
      good: { en: 'At least 12 characters', ja: '12文字以上' },
      bad: { en: 'Too short', ja: '短すぎます' },
    },
  ],
  roles: {
    Field: '`input` of type `password`, named by the label of its `id` and described by the rules',
    'Show button': '`button` with the action as name',
    Rules: 'List; each rule is read with “met” or “not met”',
  },
  announced: [
    '`autoComplete` lets password managers fill or suggest the password. Spell checking is off, because some browsers send checked text to a server.',
  ],
  tested: ['WithRules'],
  related: { FormField: 'adds label and error.', TextField: 'is for other texts.' },
};
