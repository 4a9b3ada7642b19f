import { Button } from '../Button/index.ts';
import { DialogExample } from '../../stories/DialogExample.tsx';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Confirming an action that cannot be undone, such as deleting a room.',
    'A message that must be answered before work continues.',
  ],
  avoid: [
    { when: 'A form or other content.', instead: 'Dialog' },
    {
      when: 'An action that can be undone. Run it and offer the undo in a toast.',
      instead: 'ToastStack',
    },
    {
      when: 'A confirmation with the texts and loading state of the product.',
      instead: 'ConfirmDialog',
    },
  ],
  anatomy: {
    Title: 'Question that names the loss.',
    Description: 'Consequence of confirming.',
    Children: 'Optional field, for example to retype a name.',
    'Safe answer': 'Has the initial focus. Omit it for a dialog with one answer.',
    'Confirming answer': 'Names the action; red with `danger`.',
  },
  examples: [
    {
      do: {
        text: 'Ask by name, and repeat the verb in the answer.',
        example: (
          <DialogExample
            title="Delete “Design review”?"
            actions={
              <>
                <Button>Cancel</Button>
                <Button variant="danger">Delete room</Button>
              </>
            }
          >
            <Text>Messages and files of the room are deleted too.</Text>
          </DialogExample>
        ),
      },
      dont: {
        text: 'Ask whether people are sure, and answer with yes and no.',
        example: (
          <DialogExample
            title="Are you sure?"
            actions={
              <>
                <Button>No</Button>
                <Button variant="primary">Yes</Button>
              </>
            }
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The title is a question that names the object.',
      good: { en: 'Delete “Design review”?', ja: '「デザインレビュー」を削除しますか？' },
      bad: { en: 'Are you sure?', ja: '本当によろしいですか？' },
    },
    {
      rule: 'The answers repeat the verb of the question.',
      good: { en: 'Delete room / Keep room', ja: 'ルームを削除 / キャンセル' },
      bad: { en: 'Yes / No', ja: 'はい / いいえ' },
    },
  ],
  roles: {
    Dialog: '`alertdialog`, named by the title and described by the description',
    'Rest of the page': '`aria-hidden` while the dialog is open',
  },
  keys: {
    Escape: 'Calls `onCancel`. Ignored while `loading`.',
    'Tab, Shift+Tab': 'Moves within the dialog.',
    'Enter, Space': 'Presses the focused answer.',
  },
  announced: [
    'Opening moves the focus to the cancel button, so screen readers read title, description and that button.',
    'A press outside does not close the dialog. Closing returns the focus to the control that opened it.',
  ],
  tested: ['SafeChoiceFirst', 'Loading', 'OneAnswer'],
  related: {
    ConfirmDialog: 'adds the texts of the product.',
    Dialog: 'contains forms and can be closed by a press outside.',
  },
};
