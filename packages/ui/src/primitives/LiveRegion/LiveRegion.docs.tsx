import { Countdown } from '../../patterns/Countdown/index.ts';
import { LiveRegion } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Changes that are visible elsewhere and not focused: a number of results, a person who joined.',
    '`assertive` for urgent messages, such as a voice invitation.',
  ],
  avoid: [
    { when: 'A result of an action that is also shown as a message.', instead: 'ToastStack' },
    { when: 'Content that is read in order anyway.' },
  ],
  examples: [
    {
      do: {
        text: 'Announce a change that is only visible elsewhere.',
        example: (
          <Stack gap={2}>
            <TextField type="search" ariaLabel="Search members" defaultValue="ren" />
            <LiveRegion visible>
              <Text size="xs" tone="muted">
                2 results
              </Text>
            </LiveRegion>
          </Stack>
        ),
      },
      dont: {
        text: 'Wrap content that changes often or is read in order anyway.',
        example: (
          <LiveRegion visible>
            <Countdown until={600_000} now={() => 0} />
          </LiveRegion>
        ),
      },
    },
  ],
  content: [
    {
      rule: 'One short sentence.',
      good: { en: '12 results', ja: '12件の結果' },
      bad: {
        en: 'The list has been updated successfully.',
        ja: '一覧の更新処理が正常に完了しました。',
      },
    },
  ],
  roles: {
    Region: '`status` with `aria-live="polite"`, or `alert` with `assertive`; `aria-atomic`',
  },
  announced: [
    'Keep the region mounted and change its text: screen readers do not announce the content of a region that appears with it.',
    'The same text twice is not announced again.',
  ],
  tested: ['Announces'],
  related: {
    VisuallyHidden: 'is read in order, not announced.',
    Callout: 'announces a visible message.',
  },
};
