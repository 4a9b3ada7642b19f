import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Links to other pages with an icon each, such as the sections of the settings.'],
  avoid: [
    { when: 'Actions.', instead: 'Menu' },
    { when: 'Links in a text.', instead: 'Link' },
  ],
  roles: { List: 'List of `link`s, named by `label`; icons are hidden' },
  related: { Link: 'is a single link.', Sidebar: 'is the main navigation.' },
};
