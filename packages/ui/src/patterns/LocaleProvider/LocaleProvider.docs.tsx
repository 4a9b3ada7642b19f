import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Around the application, to set the language of the patterns. Without it they are in Japanese.',
    '`texts` to replace single texts or add a language.',
  ],
  avoid: [{ when: 'Texts of screens, which come from react-i18next.' }],
  roles: { Provider: 'Renders no element. Set `lang` of the document to the same language.' },
  tested: ['English', 'Japanese', 'OwnTexts'],
  related: { Theme: 'sets the colours.', LanguageSwitch: 'changes the language.' },
};
