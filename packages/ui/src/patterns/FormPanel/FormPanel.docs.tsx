import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A panel with one form, such as creating a room.'],
  avoid: [
    { when: 'A form before sign-in.', instead: 'FormPage' },
    { when: 'A short form over a page.', instead: 'Dialog' },
  ],
  anatomy: {
    Title: 'Task.',
    Form: 'Scrolls. Uses `formId`.',
    'Submit button': 'Always visible below the form.',
  },
  content: [
    {
      rule: '`submitLabel` repeats the verb of the title.',
      good: { en: 'Create room', ja: 'ルームを作成' },
      bad: { en: 'Submit', ja: '送信' },
    },
  ],
  roles: {
    Panel: 'As `SidePanel`',
    'Submit button': '`button` of type `submit`, connected by `form`',
  },
  announced: ['Loading and failure are announced as in `LoadingState` and `ErrorState`.'],
  tested: ['Failed'],
  related: { SidePanel: 'is its frame.', FormField: 'is a field of the form.' },
};
