import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Changes that are visible elsewhere and not focused: a number of results, a person who joined.',
    '`assertive` for urgent messages, such as a voice invitation.',
  ],
  avoid: [
    { when: 'A result of an action that is also shown as a message.', instead: 'ToastStack' },
    { when: 'Content that is read in order anyway.' },
  ],
  content: [
    {
      rule: 'One short sentence.',
      good: { en: '12 results', ja: '12件の結果' },
      bad: {
        en: 'The list has been updated successfully.',
        ja: '一覧の更新処理が正常に完了しました。',
      },
    },
  ],
  roles: {
    Region: '`status` with `aria-live="polite"`, or `alert` with `assertive`; `aria-atomic`',
  },
  announced: [
    'Keep the region mounted and change its text: screen readers do not announce the content of a region that appears with it.',
    'The same text twice is not announced again.',
  ],
  tested: ['Announces'],
  related: {
    VisuallyHidden: 'is read in order, not announced.',
    Callout: 'announces a visible message.',
  },
};
