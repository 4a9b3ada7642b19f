import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { TokenName } from '../../stories/foundations.tsx';
import { vars } from '../vars.css.ts';
import * as styles from './Foundations.css.ts';

const meta = { title: 'Motion' } satisfies Meta;
export default meta;

const durations = { fast: vars.motion.fast, base: vars.motion.base, slow: vars.motion.slow };

/** 120, 160 and 200 ms, ease-out. No motion under `prefers-reduced-motion`. */
export const Motion: StoryObj<typeof meta> = {
  render: function Motion() {
    const [isMoved, setMoved] = useState(false);
    return (
      <Stack gap={4} align="start">
        {Object.entries(durations).map(([name, transitionDuration]) => (
          <Stack key={name} gap={1}>
            <TokenName of={transitionDuration} />
            <div className={styles.track} style={{ width: vars.size.popover }}>
              <div
                data-part="Runner"
                className={styles.runner}
                style={{ transitionDuration, marginInlineStart: isMoved ? '95%' : '0' }}
              />
            </div>
          </Stack>
        ))}
        <Button onPress={() => setMoved(!isMoved)}>Move</Button>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const runner = canvasElement.querySelector('[data-part="Runner"]');
    const milliseconds = parseFloat(getComputedStyle(runner!).transitionDuration) * 1000;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(milliseconds).toBe(still ? 0 : 120);
  },
};
