import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/storySheet.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { vars } from '../vars.css.ts';
import * as styles from './Foundations.css.ts';

const meta = { title: 'Space and shape' } satisfies Meta;
export default meta;

export const SpaceAndShape: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <Section title="Space, in steps of 4 px">
        {Object.entries(vars.space).map(([step, value]) => (
          <Stack key={step} direction="row" gap={3} align="center">
            <Text size="xs" tabular>
              {step}
            </Text>
            <div className={styles.bar} style={{ width: value }} />
          </Stack>
        ))}
      </Section>
      <Section title="Corners">
        <Stack direction="row" gap={4} wrap>
          {Object.entries(vars.radius).map(([name, borderRadius]) => (
            <Stack key={name} gap={1}>
              <div className={`${styles.box} ${styles.outlined}`} style={{ borderRadius }} />
              <Text size="xs">{name}</Text>
            </Stack>
          ))}
        </Stack>
      </Section>
      <Section title="Shadows">
        <Stack direction="row" gap={8} wrap>
          {Object.entries(vars.shadow).map(([name, boxShadow]) => (
            <Stack key={name} gap={2}>
              <div className={styles.box} style={{ boxShadow, borderRadius: vars.radius.card }} />
              <Text size="xs">{name}</Text>
            </Stack>
          ))}
        </Stack>
      </Section>
    </Stack>
  ),
};
