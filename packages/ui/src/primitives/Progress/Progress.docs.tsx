import { Progress } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['An upload, an import or another operation of more than a few seconds.'],
  avoid: [
    { when: 'A wait of a few seconds.', instead: 'Spinner' },
    { when: 'A page that is loading.', instead: 'LoadingState' },
    { when: 'Steps of a task.', instead: 'Stepper' },
  ],
  examples: [
    {
      do: {
        text: 'Show the share in words next to a known progress.',
        example: (
          <Stack gap={2}>
            <Text>3 of 5 files</Text>
            <Progress value={60} label="Upload" />
          </Stack>
        ),
      },
      dont: {
        text: 'Invent a share for an unknown duration. Omit `value` instead.',
        example: <Progress value={99} label="Upload" />,
      },
    },
  ],
  content: [
    {
      rule: '`label` names the operation.',
      good: { en: 'Upload of plan.pdf', ja: 'plan.pdfのアップロード' },
      bad: { en: 'Loading', ja: '読み込み中' },
    },
  ],
  roles: {
    Bar: '`progressbar` named by `label`, with `aria-valuenow`; without a value the progress is indeterminate',
  },
  related: { Spinner: 'is for short waits.', FileUpload: 'shows the progress of each file.' },
};
