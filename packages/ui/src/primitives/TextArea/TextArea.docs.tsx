import { TextArea } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Text of several lines, such as the agenda of a meeting.'],
  avoid: [
    { when: 'A single line.', instead: 'TextField' },
    { when: 'Text with formatting.', instead: 'MarkdownField' },
  ],
  examples: [
    {
      do: {
        text: 'Set `rows` to the expected length, and give an example.',
        example: <TextArea ariaLabel="Agenda" rows={3} placeholder="1. Review of last week" />,
      },
      dont: {
        text: 'Use it for a single line.',
        example: <TextArea ariaLabel="Room name" rows={1} />,
      },
    },
  ],
  content: [
    {
      rule: 'The placeholder is an example, never the label or a rule.',
      good: { en: '1. Review of last week', ja: '1. 先週の振り返り' },
      bad: { en: 'Agenda (up to 500 characters)', ja: '議題（500文字以内）' },
    },
  ],
  roles: {
    Field:
      '`textbox` (multi-line) named by its label, `ariaLabel` or `labelledBy`; `aria-invalid` with `invalid`',
  },
  keys: { Enter: 'Inserts a line break; it does not submit a form.' },
  tested: ['Growing', 'GrowingFromRows'],
  related: { TextField: 'has one line.', FormField: 'adds label, hint and error.' },
};
