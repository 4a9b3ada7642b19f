import { DatePicker } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A month that stays visible, beside a calendar or in a popover.'],
  avoid: [
    { when: 'A form.', instead: 'DateField' },
    { when: 'Meetings of a month.', instead: 'CalendarGrid' },
  ],
  examples: [
    {
      do: {
        text: 'Limit the days with `min` and `max`.',
        example: <DatePicker defaultValue="2026-11-20" today="2026-11-18" min="2026-11-18" />,
      },
      dont: {
        text: 'Leave days selectable that are rejected later.',
        example: <DatePicker defaultValue="2026-11-02" today="2026-11-18" />,
      },
    },
  ],
  roles: {
    Month: '`grid` named by the month; days are buttons',
    Day: 'One tab stop: the selected day or today',
  },
  keys: {
    '←, →': 'Moves by a day.',
    '↑, ↓': 'Moves by a week.',
    'Page Up, Page Down': 'Moves by a month.',
    'Home, End': 'Moves to the start or end of the week.',
    'Enter, Space': 'Selects the day.',
  },
  tested: ['ByKeys', 'ByKeysInJapanese'],
  related: { DateField: 'is the field for forms.', CalendarGrid: 'shows meetings.' },
};
