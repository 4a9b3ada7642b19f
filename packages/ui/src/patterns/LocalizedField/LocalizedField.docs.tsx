import { LocalizedField } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A text that members read in both languages, such as the title of an article.'],
  avoid: [{ when: 'A text in one language.', instead: 'FormField' }],
  anatomy: {
    Label: 'Above both languages.',
    Language: 'Name, with a mark if the text is missing, too long or wrong.',
    Control: 'A `TextField`, or the result of `children`.',
    Message: 'Hint or error of each language.',
  },
  examples: [
    {
      do: {
        text: 'Write both languages in full.',
        example: (
          <LocalizedField label="Title" defaultValue={{ ja: '営業時間', en: 'Opening hours' }} />
        ),
      },
      dont: {
        text: 'Copy one language to the other.',
        example: <LocalizedField label="Title" defaultValue={{ ja: '営業時間', en: '営業時間' }} />,
      },
    },
  ],
  content: [
    {
      rule: 'Write both languages in full; do not leave one as a copy of the other.',
      good: { en: 'Opening hours', ja: '営業時間' },
      bad: { en: '営業時間', ja: '営業時間' },
    },
  ],
  roles: {
    Field: '`group` named by the label',
    Control: 'Named by the label and the language; in a `div` with `lang`',
    Tabs: '`tablist` with `layout="tabs"`',
  },
  keys: { '←, →': 'With tabs: shows the other language.' },
  announced: [
    'A hidden language with an error is shown after submission and can be focused through `ref`.',
  ],
  tested: ['OverTheLimit', 'InAForm'],
  related: { FormField: 'has one language.', MarkdownField: 'is the control for long texts.' },
};
