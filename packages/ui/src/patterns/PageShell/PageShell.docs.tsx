import { LinkList } from '../LinkList/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'The frame of an application with pages and a navigation of up to about 20 entries in groups.',
  ],
  avoid: [
    { when: 'The workplace with the 3D office.', instead: 'AppShell' },
    { when: 'A page without navigation.', instead: 'StatusPage' },
  ],
  anatomy: {
    Side: 'Brand, header, navigation and footer, from 1024 px.',
    Bar: 'Menu button and `bar`, in narrower windows. The menu is a dialog.',
    Page: 'Notice and page.',
    Panel: 'Beside the page from 1280 px, below it in narrower windows.',
  },
  examples: [
    {
      do: {
        text: 'Name entries with nouns.',
        example: (
          <LinkList
            items={[
              { href: '#orders', icon: icons.calendar, label: 'Orders' },
              { href: '#people', icon: icons.people, label: 'Customers' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Name entries with sentences.',
        example: (
          <LinkList
            items={[
              { href: '#orders', icon: icons.calendar, label: 'Manage all your orders' },
              { href: '#people', icon: icons.people, label: 'See who your customers are' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Entries are nouns and have the name of their page.',
      good: { en: 'Orders', ja: '注文' },
      bad: { en: 'Manage your orders', ja: '注文を管理する' },
    },
  ],
  roles: {
    Side: '`nav` named by `navLabel` with one `list` per group; `aria-current="page"` on the current entry',
    Page: '`main` named by `pageName`',
    Panel: '`complementary` named by its label',
  },
  keys: { Tab: 'Reaches the link to the content first.' },
  announced: ['The name of the page, because the page has the focus after navigation.'],
  tested: ['Ready', 'Panel', 'FocusAfterNavigation', 'Phone'],
  related: {
    Brand: 'is the usual `brand`.',
    Sidebar: 'is a rail of icons that expands.',
    PageHeader: 'is the header of the page.',
  },
};
