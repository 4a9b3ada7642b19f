import { Button } from '../Button/index.ts';
import { DialogExample } from '../../stories/DialogExample.tsx';
import { TextField } from '../TextField/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Details or a form of one row of a table, without leaving the table.',
    '`side="bottom"` for actions on a phone.',
  ],
  avoid: [
    { when: 'A short task that needs the whole attention.', instead: 'Dialog' },
    { when: 'A panel over the scene of the office.', instead: 'SidePanel' },
  ],
  anatomy: {
    Title: 'Names the object.',
    Content: 'Scrolls between title and actions.',
    Actions: 'Always visible: safe action first, primary action last.',
    'Close button': 'Always present.',
  },
  examples: [
    {
      do: {
        text: 'Use the name of the object as title.',
        example: (
          <DialogExample title="Ren Sato" actions={<Button variant="primary">Save</Button>}>
            <TextField ariaLabel="Department" defaultValue="Design" />
          </DialogExample>
        ),
      },
      dont: {
        text: 'Use a title that fits every object.',
        example: (
          <DialogExample title="Details" actions={<Button variant="primary">OK</Button>}>
            <TextField ariaLabel="Department" defaultValue="Design" />
          </DialogExample>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Use the name of the object as title.',
      good: { en: 'Ren Sato', ja: '佐藤 蓮' },
      bad: { en: 'Details', ja: '詳細情報' },
    },
  ],
  roles: {
    Drawer: '`dialog` named by the title',
    'Rest of the page': '`aria-hidden` while the drawer is open',
  },
  keys: { Escape: 'Calls `onClose`.', 'Tab, Shift+Tab': 'Moves within the drawer.' },
  announced: [
    'Closing returns the focus to the row or button that opened the drawer. A press outside closes it.',
  ],
  tested: ['GivesTheFocusBack'],
  related: { Dialog: 'is centred.', DataTable: 'opens a drawer for a row.' },
};
