import { LinkList } from './index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Links to other pages with an icon each, such as the sections of the settings.'],
  avoid: [
    { when: 'Actions.', instead: 'Menu' },
    { when: 'Links in a text.', instead: 'Link' },
  ],
  examples: [
    {
      do: {
        text: 'Name each page with its title.',
        example: (
          <LinkList
            items={[
              { href: '#profile', icon: icons.person, label: 'Profile' },
              { href: '#calendar', icon: icons.calendar, label: 'Calendar' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Mix links and actions.',
        example: (
          <LinkList
            items={[
              { href: '#profile', icon: icons.person, label: 'Profile' },
              { href: '#delete', icon: icons.remove, label: 'Delete account' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'A link has the title of its page.',
      good: { en: 'Notifications', ja: '通知' },
      bad: { en: 'Change your notifications here', ja: '通知の変更はこちら' },
    },
  ],
  roles: { List: 'List of `link`s, named by `label`; icons are hidden' },
  related: { Link: 'is a single link.', Sidebar: 'is the main navigation.' },
};
