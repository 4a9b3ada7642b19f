import { ErrorState } from '../ErrorState/index.ts';
import { ReconnectingLine } from './index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['A lost connection that is being restored, while the page stays usable.'],
  avoid: [
    { when: 'A page that could not be loaded.', instead: 'ErrorState' },
    { when: 'Another lasting message.', instead: 'Callout' },
  ],
  examples: [
    {
      do: {
        text: 'Keep the page usable below it.',
        example: (
          <Stack gap={2}>
            <ReconnectingLine />
            <Text>Messages stay readable.</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Replace the page by an error.',
        example: <ErrorState title="WebSocket closed (1006)" />,
      },
    },
  ],
  content: [
    {
      rule: 'Say what happens, not what went wrong.',
      good: { en: 'Reconnecting…', ja: '再接続しています…' },
      bad: { en: 'WebSocket closed (1006)', ja: '接続エラー（1006）' },
    },
  ],
  announced: [
    'The line is announced politely when it appears; `floating` for pages without a reserved line.',
  ],
  tested: ['InItsPlace', 'WithCloseButton'],
  related: { ErrorState: 'replaces the content.', ToastStack: 'shows short messages.' },
};
