import { FormField } from '../FormField/index.ts';
import { RecurrenceField } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A repeated meeting: daily, weekly or monthly, with an end.'],
  avoid: [{ when: 'A single date.', instead: 'DateField' }],
  anatomy: {
    Frequency: 'None, daily, weekly, monthly.',
    Interval: 'Every n weeks.',
    Weekdays: 'Toggle buttons; the day of the meeting is fixed.',
    End: 'Never, on a date or after a number.',
    Description: 'The rule as a sentence.',
  },
  examples: [
    {
      do: {
        text: 'Describe the whole rule in one sentence below the controls.',
        example: (
          <RecurrenceField
            ariaLabel="Repetition"
            start="2026-11-20"
            defaultValue="FREQ=WEEKLY;BYDAY=FR;COUNT=4"
          />
        ),
      },
      dont: {
        text: 'Offer it for a single date.',
        example: (
          <FormField label="Deadline">
            {(control) => <RecurrenceField {...control} start="2026-11-20" />}
          </FormField>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The label is a noun. The sentence below the field describes the rule.',
      good: { en: 'Repeat', ja: '繰り返し' },
      bad: { en: 'Recurrence rule settings', ja: '繰り返しルールの設定' },
    },
  ],
  roles: {
    Frequency: '`combobox` named by the label',
    Weekdays: '`group` of `button`s with `aria-pressed`',
  },
  announced: [
    'The sentence below the fields is a live region. Unsupported rules of other calendars are shown and kept.',
  ],
  tested: ['Weekly', 'Monthly', 'NotShown'],
  related: { CalendarGrid: 'shows the series.', DateField: 'is the last day.' },
};
