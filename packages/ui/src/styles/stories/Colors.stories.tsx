import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/storySheet.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { vars } from '../vars.css.ts';
import * as styles from './Foundations.css.ts';

const meta = { title: 'Colors' } satisfies Meta;
export default meta;

function Swatches({ of }: { of: Record<string, string> }) {
  return (
    <div className={styles.grid}>
      {Object.entries(of).map(([name, value]) => (
        <Stack key={name} gap={1}>
          <div className={styles.swatch} style={{ background: value }} />
          <Text size="xs">{name}</Text>
        </Stack>
      ))}
    </div>
  );
}

/** Sand for everything, iris for what leads on, the five presence colours for presence alone. */
export const Colors: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <Section title="Surfaces, text and accents">
        <Swatches of={vars.color} />
      </Section>
      <Section title="Presence">
        <Swatches of={vars.presence} />
      </Section>
    </Stack>
  ),
};
