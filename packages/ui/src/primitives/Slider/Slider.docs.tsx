import { Slider } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A value whose effect is heard or seen while it changes: volume, zoom, playback position.'],
  avoid: [
    { when: 'An exact number.', instead: 'NumberField' },
    { when: 'A few named values.', instead: 'SegmentedControl' },
  ],
  examples: [
    {
      do: {
        text: 'Use it where the effect is heard or seen while the value changes.',
        example: <Slider label="Volume" min={0} max={100} defaultValue={60} valueText="60 %" />,
      },
      dont: {
        text: 'Use it for an exact number.',
        example: <Slider label="Seats" min={1} max={500} defaultValue={37} valueText="37 seats" />,
      },
    },
  ],
  content: [
    {
      rule: '`valueText` is the value with its unit.',
      good: { en: '150 %', ja: '150％' },
      bad: { en: '1.5', ja: '1.5' },
    },
  ],
  roles: {
    Slider:
      '`slider` (native range input) named by `label`, with `aria-valuetext` from `valueText`',
  },
  keys: {
    '←, ↓': 'Subtracts a step.',
    '→, ↑': 'Adds a step.',
    'Home, End': 'Sets `min` or `max`.',
    'Page Up, Page Down': 'Moves by a larger step.',
  },
  tested: ['Moved'],
  related: { NumberField: 'is for exact numbers.' },
};
