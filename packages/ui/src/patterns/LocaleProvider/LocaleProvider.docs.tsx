import { LocaleProvider } from './index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Around the application, to set the language of the patterns. Without it they are in Japanese.',
    '`texts` to replace single texts or add a language.',
  ],
  avoid: [{ when: 'Texts of screens, which come from react-i18next.' }],
  examples: [
    {
      do: {
        text: 'Set the language of all patterns once.',
        example: (
          <LocaleProvider language="en">
            <ErrorState onRetry={noop} />
          </LocaleProvider>
        ),
      },
      dont: {
        text: 'Leave the default language in an application of another one.',
        example: (
          <LocaleProvider language="ja">
            <ErrorState onRetry={noop} />
          </LocaleProvider>
        ),
      },
    },
  ],
  roles: { Provider: 'Renders no element. Set `lang` of the document to the same language.' },
  tested: ['English', 'Japanese', 'OwnTexts'],
  related: { Theme: 'sets the colours.', LanguageSwitch: 'changes the language.' },
};
