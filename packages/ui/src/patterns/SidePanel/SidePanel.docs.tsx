import { SidePanel } from './index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['The frame of every panel over the scene.'],
  avoid: [
    { when: 'Details over a page of the administration.', instead: 'Drawer' },
    { when: 'A form with one submit button.', instead: 'FormPanel' },
  ],
  anatomy: {
    Back: 'Within the panel, with `onBack`.',
    Title: 'Shrinks when it is long.',
    Actions: 'Icon buttons beside the title.',
    Toolbar: 'Fixed: search or tabs.',
    Content: 'Scrolls.',
    Footer: 'Fixed: submit button.',
    Close: 'From `PanelContext`.',
  },
  examples: [
    {
      do: {
        text: 'Use the name of the entry as title.',
        example: (
          <div style={{ height: 200 }}>
            <SidePanel title="Notifications">
              <Text>3 new notifications</Text>
            </SidePanel>
          </div>
        ),
      },
      dont: {
        text: 'Describe the panel.',
        example: (
          <div style={{ height: 200 }}>
            <SidePanel
              title="Notification list panel"
              description="This panel shows your notifications"
            >
              <Text>3 new notifications</Text>
            </SidePanel>
          </div>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The title is the name of the entry in the navigation, or of the object.',
      good: { en: 'Notifications', ja: '通知' },
      bad: { en: 'Notification list panel', ja: '通知一覧パネル' },
    },
  ],
  roles: {
    Title: '`heading` of level 1',
    Content: 'Focusable `group` named by the title, for scrolling by keyboard',
    'Back, close': '`button`s named by their action',
  },
  tested: ['WithEverything'],
  related: { FormPanel: 'adds a submit button.', PageHeader: 'is the header of a page.' },
};
