import { Button } from '../Button/index.ts';
import { DialogExample } from '../../stories/DialogExample.tsx';
import { TextField } from '../TextField/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'A short task that belongs to the current page: create a room, invite a person.',
    'With `sheet`, the same task at the bottom of a phone.',
    'One column of controls. `size="sm"` for one field, `lg` for a text or a table, `md` elsewhere.',
  ],
  avoid: [
    { when: 'A confirmation.', instead: 'AlertDialog' },
    { when: 'Details next to the page they belong to.', instead: 'Drawer' },
    { when: 'A few controls next to a button.', instead: 'Popover' },
    { when: 'A second task above this one. Only a confirmation may cover a dialog.' },
    {
      when: 'A task of several steps, or content with an address. Use a page.',
      instead: 'FormPage',
    },
  ],
  anatomy: {
    Title: 'Task of the dialog.',
    Description: 'Optional text below the title.',
    Content: 'Scrolls with the dialog when it is higher than the window.',
    Actions: 'Safe action first, primary action last.',
    'Close button': 'Shown with `closeLabel`.',
  },
  examples: [
    {
      do: {
        text: 'Name the task in the title and its verb in the primary action, which is last.',
        example: (
          <DialogExample
            title="Invite people"
            actions={
              <>
                <Button>Cancel</Button>
                <Button variant="primary">Invite</Button>
              </>
            }
          >
            <TextField ariaLabel="Email" placeholder="aoi@example.com" />
          </DialogExample>
        ),
      },
      dont: {
        text: 'Give several actions the same weight under a general title.',
        example: (
          <DialogExample
            title="Information"
            actions={
              <>
                <Button variant="primary">OK</Button>
                <Button variant="primary">Add another</Button>
                <Button variant="primary">Apply</Button>
              </>
            }
          >
            <TextField ariaLabel="Email" />
          </DialogExample>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The title names the task; the primary action repeats its verb.',
      good: { en: 'Invite people … Invite', ja: 'メンバーを招待 … 招待する' },
      bad: { en: 'Information … OK', ja: '情報 … OK' },
    },
  ],
  roles: {
    Dialog: '`dialog` named by the title and described by the description',
    'Rest of the page': '`aria-hidden` while the dialog is open',
  },
  keys: { Escape: 'Calls `onClose`.', 'Tab, Shift+Tab': 'Moves within the dialog.' },
  announced: [
    'A press outside calls `onClose`. If the dialog has input that would be lost, ask with an `AlertDialog` first.',
    'Opening moves the focus to `initialFocus` or the first control of the content; the close button is last.',
    'Closing returns the focus to the control that opened the dialog, also when a menu item or a popover opened it.',
  ],
  tested: ['RestoresFocus', 'FromAMenu', 'AutoFocusedField', 'MovesFocusElsewhere'],
  related: {
    AlertDialog: 'asks for a confirmation.',
    Drawer: 'opens at an edge.',
    FormPanel: 'is a form in the side panel.',
  },
};
