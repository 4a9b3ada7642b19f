import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section, TokenName } from '../../stories/foundations.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text, textSizes } from '../../primitives/Text/index.ts';
import { vars } from '../vars.css.ts';

const meta = { title: 'Type' } satisfies Meta;
export default meta;

/** System fonts for both scripts, without downloads. */
export const Type: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      {textSizes.map((size) => (
        <Section key={size} title={size}>
          <TokenName of={vars.font.size[size]} />
          <Text size={size} as="p" lang="ja">
            朝の光が入る部屋で、みんなが静かに働いています。2026/11/20 - 09:30
          </Text>
          <Text size={size} as="p" lang="en">
            In a room full of morning light, everyone works quietly. 2026/11/20 - 09:30
          </Text>
        </Section>
      ))}
      <Section title="Figures of one width">
        {['11:11', '20:48', '1,284'].map((time) => (
          <Text key={time} size="lg" tabular as="p">
            {time}
          </Text>
        ))}
      </Section>
    </Stack>
  ),
};
