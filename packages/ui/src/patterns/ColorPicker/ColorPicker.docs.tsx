import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Any colour, such as that of a label.'],
  avoid: [{ when: 'A few fixed colours, which keep contrasts.', instead: 'RadioCards' }],
  anatomy: {
    Area: 'Saturation and brightness.',
    Slider: 'Hue.',
    Code: 'Hexadecimal code and sample.',
    Swatches: 'Optional suggested colours.',
  },
  content: [
    {
      rule: 'Name the field after the coloured thing.',
      good: { en: 'Colour of the label', ja: 'ラベルの色' },
      bad: { en: 'Colour', ja: 'カラーを選択' },
    },
  ],
  roles: {
    Picker: '`group` named by `ariaLabel` or `labelledBy`',
    Area: '`group` with `slider`s',
    Hue: '`slider`',
    Code: '`textbox`',
    Swatches: '`radiogroup`',
  },
  keys: {
    '↑, ↓, ←, →': 'Moves the focused thumb; with Shift in larger steps.',
    'Page Up, Page Down': 'Moves the thumb in larger steps.',
  },
  tested: ['Keyboard', 'TypedCode', 'Swatches'],
  related: { RadioCards: 'selects a fixed colour.' },
};
