import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['All pages before sign-in: sign in, reset a password, accept an invitation.'],
  avoid: [
    { when: 'Pages of a signed-in member.', instead: 'SidePanel' },
    { when: 'A message that fills the window.', instead: 'StatusPage' },
  ],
  anatomy: {
    Brand: 'At the top, with an optional mark of the application.',
    Language: 'Always visible.',
    Form: 'A `FormPage`.',
    Footer: 'Links to terms and privacy policy.',
    Picture: 'Beside the form from tablet width.',
  },
  roles: { Header: '`header`', Form: '`main`', Picture: 'Decorative' },
  announced: [
    'Keep the layout mounted while the page changes, and set `focusTitle` of the next `FormPage`.',
  ],
  related: { FormPage: 'is its content.', LanguageSwitch: 'is in its header.' },
};
