import { ErrorState } from './index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A list, panel or page that could not be loaded.'],
  avoid: [
    { when: 'A failed action.', instead: 'ToastStack' },
    { when: 'A missing page.', instead: 'StatusPage' },
    { when: 'The error of a form.', instead: 'Callout' },
  ],
  anatomy: {
    Title: 'Defaults to “This could not be loaded”.',
    Description: 'What is kept and how to go on.',
    Retry: 'Button, with `onRetry`.',
  },
  examples: [
    {
      do: {
        text: 'Name what could not be loaded, and offer a retry.',
        example: <ErrorState title="The members could not be loaded" onRetry={noop} />,
      },
      dont: {
        text: 'Name the technical cause.',
        example: <ErrorState title="Network error" description="ECONNRESET" />,
      },
    },
  ],
  content: [
    {
      rule: 'Name what could not be loaded.',
      good: { en: 'The members could not be loaded', ja: 'メンバーを読み込めませんでした' },
      bad: { en: 'Network error', ja: 'ネットワークエラー' },
    },
  ],
  roles: { State: '`alert`' },
  announced: ['It is announced when it replaces the loading state.'],
  tested: ['WithRetry'],
  related: { EmptyState: 'has no error.', StatusPage: 'fills the window.' },
};
