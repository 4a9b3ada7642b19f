import { SegmentedControl } from './index.ts';
import { Stack } from '../Stack/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Two to five views of the same content: day, week, month.',
    'A filter with few exclusive values.',
    'Give all options an icon, or none. The choice takes effect immediately.',
  ],
  avoid: [
    { when: 'Different parts of a page.', instead: 'Tabs' },
    { when: 'A choice that is saved with a form.', instead: 'RadioGroup' },
    { when: 'More than five options.', instead: 'Select' },
  ],
  examples: [
    {
      do: {
        text: 'Use short labels of similar length.',
        example: (
          <Stack direction="row">
            <SegmentedControl
              ariaLabel="View"
              defaultValue="day"
              options={[
                { value: 'day', label: 'Day' },
                { value: 'week', label: 'Week' },
                { value: 'month', label: 'Month' },
              ]}
            />
          </Stack>
        ),
      },
      dont: {
        text: 'Use it for actions.',
        example: (
          <Stack direction="row">
            <SegmentedControl
              ariaLabel="Action"
              options={[
                { value: 'save', label: 'Save changes' },
                { value: 'delete', label: 'Delete' },
              ]}
            />
          </Stack>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'One or two words.',
      good: { en: 'Week', ja: '週' },
      bad: { en: 'Show one week', ja: '1週間を表示する' },
    },
  ],
  roles: { Control: '`radiogroup` named by `ariaLabel` or `labelledBy`', Segment: '`radio`' },
  keys: {
    '↓, →': 'Selects the next option.',
    '↑, ←': 'Selects the previous option.',
    Tab: 'Enters the control at the selected option and leaves it.',
  },
  tested: ['AllStates'],
  related: { Tabs: 'switches between parts of a page.', RadioGroup: 'is for forms.' },
};
