import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Pages before sign-in. Members change their language in the settings.'],
  avoid: [{ when: 'Other pairs of options.', instead: 'SegmentedControl' }],
  content: [
    {
      rule: 'Each language is written in itself.',
      good: { en: 'English', ja: '日本語' },
      bad: { en: 'Japanese', ja: '英語' },
    },
  ],
  roles: { Switch: '`group` of `button`s with `aria-pressed` and `lang`' },
  tested: ['Japanese'],
  related: { LocaleProvider: 'sets the language of patterns.', AuthLayout: 'contains it.' },
};
