import { ColorPicker } from './index.ts';
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
  examples: [
    {
      do: {
        text: 'Suggest colours that work together.',
        example: (
          <ColorPicker
            ariaLabel="Colour of the label"
            defaultValue="#30a46c"
            swatches={[
              { value: '#30a46c', label: 'Green' },
              { value: '#e5484d', label: 'Red' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Offer all colours where a few fixed ones keep the contrast.',
        example: <ColorPicker ariaLabel="Colour of the text" defaultValue="#f6f2c0" />,
      },
    },
  ],
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
