import { BarChart } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const days = Array.from({ length: 31 }, (_, index) => `${index + 1}`);

export const docs: ComponentDocs = {
  use: [
    'Amounts by category: people by day, messages by department.',
    '`stacked` for the parts of a whole.',
  ],
  avoid: [
    { when: 'A course over many points in time.', instead: 'LineChart' },
    { when: 'Exact values of many rows.', instead: 'DataTable' },
  ],
  anatomy: {
    Title: 'Names the chart.',
    Legend: 'With more than one series.',
    Plot: 'Shows the values of the category under the pointer.',
    'View switch': 'Chart or table.',
  },
  examples: [
    {
      do: {
        text: 'Compare a few categories, and name what is counted.',
        example: (
          <BarChart
            title="People in the office by day"
            categoryTitle="Day"
            categories={['Mon', 'Tue', 'Wed']}
            series={[{ id: 'people', name: 'People', values: [42, 51, 38] }]}
          />
        ),
      },
      dont: {
        text: 'Show a course over many points in time.',
        example: (
          <BarChart
            title="Statistics"
            categoryTitle="Day"
            categories={days}
            series={[
              { id: 'people', name: 'People', values: days.map((_, index) => 30 + (index % 7)) },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The title names the counted thing and the period.',
      good: { en: 'People in the office by day, November', ja: '11月の出社人数（日別）' },
      bad: { en: 'Statistics', ja: '統計' },
    },
  ],
  roles: {
    Plot: '`slider` named by the title; `aria-valuetext` reads category and values',
    Drawing: '`aria-hidden`',
    Table: 'A `table` with header cells in a focusable `group`',
  },
  keys: {
    '←, →, ↑, ↓': 'Moves to the previous or next category.',
    'Home, End': 'Moves to the first or last category.',
    Escape: 'Hides the values.',
  },
  announced: [
    'Series differ by pattern or position, not by colour alone. The table has all values.',
  ],
  tested: ['AllKinds'],
  related: { LineChart: 'shows a course.', DataTable: 'sorts and filters rows.' },
};
