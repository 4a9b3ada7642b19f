import { DateField } from '../DateField/index.ts';
import { DateRangeField } from './index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
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
  examples: [
    {
      do: {
        text: 'Offer the common ranges.',
        example: (
          <DateRangeField
            ariaLabel="Period"
            today="2026-11-20"
            presets={[{ label: 'Last 7 days', start: '2026-11-14', end: '2026-11-20' }]}
          />
        ),
      },
      dont: {
        text: 'Use two separate fields, which allow an end before the start.',
        example: (
          <Stack gap={2}>
            <DateField ariaLabel="From" defaultValue="2026-11-20" />
            <DateField ariaLabel="Until" defaultValue="2026-11-14" />
          </Stack>
        ),
      },
    },
  ],
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
