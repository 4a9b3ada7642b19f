import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section, TokenName } from '../../stories/foundations.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { vars } from '../vars.css.ts';
import * as styles from './Foundations.css.ts';

const meta = { title: 'Space and shape' } satisfies Meta;
export default meta;

export const SpaceAndShape: StoryObj<typeof meta> = {
  name: 'Space and shape',
  render: () => (
    <Stack gap={6}>
      <Section title="Space, in steps of 4 px">
        {Object.entries(vars.space).map(([step, value]) => (
          <Stack key={step} direction="row" gap={3} align="center">
            <div className={styles.bar} style={{ width: value }} />
            <TokenName of={value} />
          </Stack>
        ))}
      </Section>
      <Section title="Corners">
        <Stack direction="row" gap={4} wrap>
          {Object.entries(vars.radius).map(([name, borderRadius]) => (
            <Stack key={name} gap={1}>
              <div className={`${styles.box} ${styles.outlined}`} style={{ borderRadius }} />
              <TokenName of={borderRadius} />
            </Stack>
          ))}
        </Stack>
      </Section>
      <Section title="Shadows">
        <Stack direction="row" gap={8} wrap>
          {Object.entries(vars.shadow).map(([name, boxShadow]) => (
            <Stack key={name} gap={2}>
              <div className={styles.box} style={{ boxShadow, borderRadius: vars.radius.card }} />
              <TokenName of={boxShadow} />
            </Stack>
          ))}
        </Stack>
      </Section>
    </Stack>
  ),
};
