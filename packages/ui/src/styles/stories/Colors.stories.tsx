import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section, TokenName } from '../../stories/foundations.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { vars } from '../vars.css.ts';
import * as styles from './Foundations.css.ts';

const meta = { title: 'Colors' } satisfies Meta;
export default meta;

function Swatches({ of }: { of: Record<string, string> }) {
  return (
    <div className={styles.grid}>
      {Object.values(of).map((value) => (
        <Stack key={value} gap={1}>
          <div className={styles.swatch} style={{ background: value }} />
          <TokenName of={value} />
        </Stack>
      ))}
    </div>
  );
}

export const Colors: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <Text as="p">
        Sand for everything, iris for what leads on, the five presence colours for presence alone.
      </Text>
      <Section title="Surfaces, text and accents">
        <Swatches of={vars.color} />
      </Section>
      <Section title="Presence">
        <Swatches of={vars.presence} />
      </Section>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const shown of canvas.getAllByText(/^--/)) {
      await expect(getComputedStyle(shown).getPropertyValue(shown.textContent)).not.toBe('');
    }
  },
};
