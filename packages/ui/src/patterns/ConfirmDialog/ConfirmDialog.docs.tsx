import { Button } from '../../primitives/Button/index.ts';
import { DialogExample } from '../../stories/DialogExample.tsx';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A confirmation in the product, with default texts in both languages.'],
  avoid: [
    { when: 'A confirmation with a field or a running state.', instead: 'AlertDialog' },
    { when: 'An action that can be undone.', instead: 'ToastStack' },
  ],
  examples: [
    {
      do: {
        text: 'Set `title` and `confirmLabel` to the action.',
        example: (
          <DialogExample
            title="Leave “Design review”?"
            actions={
              <>
                <Button>Cancel</Button>
                <Button variant="primary">Leave room</Button>
              </>
            }
          />
        ),
      },
      dont: {
        text: 'Keep the default texts for an action.',
        example: (
          <DialogExample
            title="Please confirm"
            actions={
              <>
                <Button>Cancel</Button>
                <Button variant="primary">OK</Button>
              </>
            }
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'Set `confirmLabel` to the verb; keep “OK” for messages with one answer.',
      good: { en: 'Leave room', ja: '退出する' },
      bad: { en: 'OK', ja: 'OK' },
    },
  ],
  roles: { Dialog: '`alertdialog` named by `title` and described by `description`' },
  keys: { Escape: 'Calls `onCancel`.', 'Tab, Shift+Tab': 'Moves between the answers.' },
  announced: ['The cancel button has the initial focus. Closing returns the focus.'],
  tested: ['TwoChoices', 'NoButtons'],
  related: { AlertDialog: 'is the primitive without texts.' },
};
