import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A task or message in a narrow column of `AuthLayout`.'],
  avoid: [
    { when: 'A form in the panel.', instead: 'FormPanel' },
    { when: 'A message that fills the window.', instead: 'StatusPage' },
  ],
  anatomy: {
    Top: 'Optional step indicator.',
    Icon: 'For pages that report a result.',
    Title: '`h1`.',
    Description: 'Text below the title.',
    Form: 'With the primary action at its end.',
  },
  content: [
    {
      rule: 'The title is the task or the result.',
      good: { en: 'Reset your password', ja: 'パスワードを再設定' },
      bad: { en: 'Password page', ja: 'パスワードページ' },
    },
  ],
  roles: { Title: '`heading` of level 1, focusable' },
  announced: [
    '`focusTitle` scrolls to the top and focuses the title, so that a page that replaces another is announced.',
  ],
  tested: ['TakesTheFocus', 'OpensAtItsTop'],
  related: { AuthLayout: 'is its frame.', FormPanel: 'is a form in the panel.' },
};
