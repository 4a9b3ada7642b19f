import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'An inclusive range of dates, such as the period of a log.',
    '`presets` for common ranges.',
  ],
  avoid: [
    { when: 'One date.', instead: 'DateField' },
    { when: 'A length of time.', instead: 'DurationField' },
  ],
  anatomy: {
    Start: 'First day.',
    End: 'Last day, included.',
    Presets: 'Optional predefined ranges.',
  },
  content: [
    {
      rule: 'Name presets by their length.',
      good: { en: 'Last 7 days', ja: '過去7日間' },
      bad: { en: 'Week', ja: '週' },
    },
  ],
  roles: { Field: '`group` named by `ariaLabel` or `labelledBy`', Dates: 'Two `DateField`s' },
  keys: { '↑, ↓': 'Changes the focused date by a day.' },
  announced: ['An empty date leaves that side open.'],
  related: { DateField: 'has one date.', FilterBar: 'often contains it.' },
};
