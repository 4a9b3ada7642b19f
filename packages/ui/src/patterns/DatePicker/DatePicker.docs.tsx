import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A month that stays visible, beside a calendar or in a popover.'],
  avoid: [
    { when: 'A form.', instead: 'DateField' },
    { when: 'Meetings of a month.', instead: 'CalendarGrid' },
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
