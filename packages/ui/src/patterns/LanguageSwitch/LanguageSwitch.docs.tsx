import { Button } from '../../primitives/Button/index.ts';
import { LanguageSwitch } from './index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Pages before sign-in. Members change their language in the settings.'],
  avoid: [{ when: 'Other pairs of options.', instead: 'SegmentedControl' }],
  examples: [
    {
      do: {
        text: 'Write each language in itself.',
        example: <LanguageSwitch language="en" onLanguageChange={noop} />,
      },
      dont: {
        text: 'Use flags, which mean countries.',
        example: (
          <Stack direction="row" gap={2}>
            <Button size="sm">🇬🇧</Button>
            <Button size="sm">🇯🇵</Button>
          </Stack>
        ),
      },
    },
  ],
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
