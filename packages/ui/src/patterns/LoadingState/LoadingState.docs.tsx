import { LoadingState } from './index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Content that takes longer than 200 ms to load, in the shape of that content.'],
  avoid: [
    { when: 'An action that is running.', instead: 'Spinner' },
    { when: 'A known share.', instead: 'Progress' },
  ],
  examples: [
    {
      do: {
        text: 'Use the shape of the content.',
        example: <LoadingState shape="people" rows={2} label="Loading members" />,
      },
      dont: {
        text: 'Show a spinner for a whole list.',
        example: (
          <Stack align="center" padding={5}>
            <Spinner label="Please wait" />
          </Stack>
        ),
      },
    },
  ],
  content: [
    {
      rule: '`label` names the content.',
      good: { en: 'Loading members', ja: 'メンバーを読み込み中' },
      bad: { en: 'Please wait', ja: 'しばらくお待ちください' },
    },
  ],
  roles: { State: '`status` with the label as hidden text; the skeletons are `aria-hidden`' },
  announced: ['The label is announced when the state replaces other content.'],
  related: {
    Skeleton: 'is a single placeholder.',
    ErrorState: 'replaces it after a failure.',
    EmptyState: 'replaces it when there is no content.',
  },
};
