import { DialogExample } from '../../stories/DialogExample.tsx';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Results of actions and news of the application. Render it once.'],
  avoid: [
    { when: 'A lasting message.', instead: 'Callout' },
    { when: 'A question.', instead: 'ConfirmDialog' },
  ],
  anatomy: {
    'Top centre': 'Success and errors.',
    'Bottom right': 'News, with sender, text and actions.',
  },
  examples: [
    {
      do: {
        text: 'Say which input is kept after an error.',
        example: (
          <DialogExample title="Not sent">
            <Text>Your message is kept.</Text>
          </DialogExample>
        ),
      },
      dont: {
        text: 'Celebrate, or report an error alone.',
        example: <DialogExample title="Deleted successfully!" />,
      },
    },
  ],
  content: [
    {
      rule: 'Past tense, without exclamation mark.',
      good: { en: 'Room deleted', ja: 'ルームを削除しました' },
      bad: { en: 'Deleted successfully!', ja: '正常に削除が完了しました！' },
    },
    {
      rule: 'An error says which input is kept.',
      good: {
        en: 'Not sent. Your message is kept.',
        ja: '送信できませんでした。入力内容は保持されています。',
      },
      bad: { en: 'Error', ja: 'エラー' },
    },
  ],
  roles: { Regions: 'Two `region`s with lists of toasts' },
  keys: {
    F8: 'Focuses the toasts, if there are any.',
    Escape: 'Closes the focused toast.',
    Tab: 'Moves through the buttons of toasts.',
  },
  announced: [
    'Errors are announced immediately, other toasts politely. The timer pauses on hover and focus.',
  ],
  tested: ['ReachedByKey', 'UnderADialog', 'ClosesByItself', 'Actions'],
  related: { Toast: 'is the primitive.', Callout: 'stays.' },
};
