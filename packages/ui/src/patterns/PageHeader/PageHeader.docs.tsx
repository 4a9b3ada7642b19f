import { Button } from '../../primitives/Button/index.ts';
import { PageHeader } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The header of a page of the administration: title, breadcrumbs and actions.'],
  avoid: [
    { when: 'The title of a panel.', instead: 'SidePanel' },
    { when: 'The title of a section.', instead: 'Heading' },
  ],
  anatomy: {
    Breadcrumbs: 'Parent pages.',
    Title: '`h1`, with an optional mark.',
    Description: 'One sentence.',
    Actions: 'Primary button last.',
  },
  examples: [
    {
      do: {
        text: 'Use the name in the navigation as title.',
        example: (
          <PageHeader title="Members" actions={<Button variant="primary">Invite people</Button>} />
        ),
      },
      dont: {
        text: 'Describe the page, and add several primary actions.',
        example: (
          <PageHeader
            title="Member management screen"
            actions={
              <>
                <Button variant="primary">Invite</Button>
                <Button variant="primary">Import</Button>
              </>
            }
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The title is the name in the navigation.',
      good: { en: 'Members', ja: 'メンバー' },
      bad: { en: 'Member management screen', ja: 'メンバー管理画面' },
    },
  ],
  roles: { Header: '`header`', Title: '`heading` of level 1; focusable with `titleRef`' },
  announced: [
    'Focus the title through `titleRef` after navigation, so that the new page is announced.',
  ],
  related: { Breadcrumbs: 'is part of it.', StatusLabel: 'is a mark beside the title.' },
};
