import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Logo and product name at the top of pages without a sidebar.',
    '`name` and `mark` for another product.',
  ],
  avoid: [{ when: 'The name of an organisation.', instead: 'Avatar' }],
  roles: { Logo: '`aria-hidden`; the name is text' },
  related: { AuthLayout: 'shows it in the header.', StatusPage: 'shows it on full pages.' },
};
