import { LineChart } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A course over time, such as messages by day of a month.'],
  avoid: [{ when: 'A few categories.', instead: 'BarChart' }],
  anatomy: {
    Title: 'Names the chart.',
    Legend: 'With more than one series.',
    Plot: 'Missing values leave gaps.',
    'View switch': 'Chart or table.',
  },
  examples: [
    {
      do: {
        text: 'Leave gaps for missing values.',
        example: (
          <LineChart
            title="Messages by day"
            categoryTitle="Day"
            categories={['1', '2', '3', '4', '5']}
            series={[{ id: 'messages', name: 'Messages', values: [120, 140, null, 90, 160] }]}
          />
        ),
      },
      dont: {
        text: 'Connect categories without an order.',
        example: (
          <LineChart
            title="Members by department"
            categoryTitle="Department"
            categories={['Design', 'Sales', 'Support']}
            series={[{ id: 'members', name: 'Members', values: [12, 30, 8] }]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The title names the counted thing and the period.',
      good: { en: 'Messages by day, November', ja: '11月のメッセージ数（日別）' },
      bad: { en: 'Graph', ja: 'グラフ' },
    },
  ],
  roles: {
    Plot: '`slider` named by the title; `aria-valuetext` reads category and values',
    Drawing: '`aria-hidden`',
    Table: 'A `table` with header cells',
  },
  keys: {
    '←, →, ↑, ↓': 'Moves to the previous or next point.',
    'Home, End': 'Moves to the first or last point.',
    Escape: 'Hides the values.',
  },
  announced: ['Lines differ by dashes, not by colour alone.'],
  tested: ['Month'],
  related: { BarChart: 'compares categories.' },
};
