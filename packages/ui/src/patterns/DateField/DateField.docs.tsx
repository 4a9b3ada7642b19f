import { DateField } from './index.ts';
import { FormField } from '../FormField/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A date that is typed or picked: a deadline, a day off.'],
  avoid: [
    { when: 'A start and an end.', instead: 'DateRangeField' },
    { when: 'A visible month.', instead: 'DatePicker' },
    { when: 'A time.', instead: 'TimeField' },
  ],
  anatomy: {
    Field: 'Accepts common formats in both languages: `2026/11/20`, `11/20`, `20 Nov`, `明日`.',
    Button: 'Opens the date picker.',
  },
  examples: [
    {
      do: {
        text: 'Name the limit in the error.',
        example: (
          <FormField label="Deadline" error="Choose a day from 2026/11/20.">
            {(control) => <DateField {...control} defaultValue="2026-11-02" />}
          </FormField>
        ),
      },
      dont: {
        text: 'Report that the date is wrong.',
        example: (
          <FormField label="Deadline" error="Invalid date">
            {(control) => <DateField {...control} defaultValue="2026-11-02" />}
          </FormField>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'An error names the limit.',
      good: { en: 'Choose a day from 2026/11/20.', ja: '2026/11/20以降の日付を選択してください。' },
      bad: { en: 'Invalid date', ja: '日付が不正です' },
    },
  ],
  roles: {
    Field: '`textbox` named by its label, `ariaLabel` or `labelledBy`',
    Picker: '`dialog` with the `grid` of `DatePicker`',
  },
  keys: { '↑, ↓': 'Previous and next day.', 'Alt+↑, Alt+↓': 'Opens the date picker.' },
  announced: [
    'A typed date is written in the standard format when the field is left. Invalid input is kept as typed.',
  ],
  tested: ['Typed', 'TypedInJapanese', 'Picked'],
  related: {
    DatePicker: 'is the month in its popover.',
    DateRangeField: 'has two dates.',
    TimeField: 'is often next to it.',
  },
};
