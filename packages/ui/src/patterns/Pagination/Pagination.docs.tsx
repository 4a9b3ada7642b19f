import { Pagination } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Pages of a list or table with a known total, at its end.',
    'Keep the page in the address, so that it can be shared and reloaded.',
    'Omit it for a single page.',
  ],
  avoid: [
    { when: 'A list with its own pagination.', instead: 'PagedList' },
    { when: 'Steps of a task.', instead: 'Stepper' },
  ],
  anatomy: {
    'Previous, next': 'Keep the focus at the first and last page.',
    Page: 'First, last and pages around the current one.',
    Gap: 'Ellipsis between them.',
  },
  examples: [
    {
      do: {
        text: 'Show it for several pages, below the list.',
        example: <Pagination page={2} pages={9} onPageChange={noop} />,
      },
      dont: {
        text: 'Show it for a single page.',
        example: <Pagination page={1} pages={1} onPageChange={noop} />,
      },
    },
  ],
  content: [
    {
      rule: '`label` names the list if the page has several.',
      good: { en: 'Pages of members', ja: 'メンバーのページ' },
      bad: { en: 'Navigation', ja: 'ナビゲーション' },
    },
  ],
  roles: {
    Pagination: '`nav` named by `label`',
    Page: '`button` named “Page 3”; `aria-current="page"` on the current one',
    'Previous, next': '`aria-disabled` at the end',
  },
  announced: [
    'The position is announced after a change. `onPageIntent` on hover and focus prefetches a page.',
  ],
  tested: ['First', 'Middle', 'Ahead'],
  related: { PagedList: 'adds the list.', DataTable: 'contains it.' },
};
