import { Spinner } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A wait of a few seconds inside a control or a small area.'],
  avoid: [
    { when: 'A known progress.', instead: 'Progress' },
    { when: 'A page or list.', instead: 'LoadingState' },
    { when: 'A button. Set its `loading`.', instead: 'Button' },
  ],
  examples: [
    {
      do: {
        text: 'Name the awaited result beside a single spinner.',
        example: (
          <Stack direction="row" gap={2} align="center">
            <Spinner label="Connecting to the call" />
            <Text tone="muted">Connecting to the call</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Show several spinners for one wait.',
        example: (
          <Stack gap={2}>
            <Spinner />
            <Spinner />
            <Spinner />
          </Stack>
        ),
      },
    },
  ],
  content: [
    {
      rule: '`label` names the awaited result.',
      good: { en: 'Connecting to the call', ja: '通話に接続しています' },
      bad: { en: 'Please wait', ja: 'お待ちください' },
    },
  ],
  roles: { Spinner: '`status` with `label`; otherwise without role, with a hidden picture' },
  announced: [
    'The label is announced when the spinner appears in a page that was already rendered.',
  ],
  tested: ['Announced'],
  related: { Skeleton: 'shows the shape of the content.', Progress: 'shows a share.' },
};
