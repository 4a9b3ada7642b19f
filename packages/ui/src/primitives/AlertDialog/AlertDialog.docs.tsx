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
