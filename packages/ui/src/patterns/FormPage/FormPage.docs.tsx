import { Button } from '../../primitives/Button/index.ts';
import { FormPage } from './index.ts';
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
  examples: [
    {
      do: {
        text: 'Use the task as title.',
        example: (
          <FormPage title="Reset your password" description="We send you a link.">
            <Button variant="primary">Send link</Button>
          </FormPage>
        ),
      },
      dont: {
        text: 'Name the page.',
        example: (
          <FormPage title="Password page">
            <Button variant="primary">OK</Button>
          </FormPage>
        ),
      },
    },
  ],
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
