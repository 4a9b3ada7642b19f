import { Skeleton } from './index.ts';
import { Stack } from '../Stack/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['Placeholders in the shape of the content that is loading.'],
  avoid: [
    { when: 'A whole page or list.', instead: 'LoadingState' },
    { when: 'An action that is running.', instead: 'Spinner' },
  ],
  examples: [
    {
      do: {
        text: 'Copy the shape of the content.',
        example: (
          <Stack direction="row" gap={3} align="center">
            <Skeleton shape="circle" width={40} height={40} />
            <Stack gap={2} grow>
              <Skeleton width="40%" />
              <Skeleton width="70%" />
            </Stack>
          </Stack>
        ),
      },
      dont: {
        text: 'Cover everything by one block.',
        example: <Skeleton shape="block" height={48} />,
      },
    },
  ],
  roles: { Placeholder: '`aria-hidden`' },
  announced: ['Nothing. The parent announces loading, as `LoadingState` does.'],
  related: { LoadingState: 'delays and announces loading.', Spinner: 'has no shape.' },
};
