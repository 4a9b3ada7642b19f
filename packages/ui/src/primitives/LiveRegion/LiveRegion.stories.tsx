import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { LiveRegion } from './LiveRegion.tsx';

const meta = { component: LiveRegion } satisfies Meta<typeof LiveRegion>;
export default meta;

export const Announces: StoryObj<typeof meta> = {
  render: function Announces() {
    const [copied, setCopied] = useState(false);
    return (
      <>
        <Button onPress={() => setCopied(true)}>Copy code</Button>
        <LiveRegion>{copied ? 'Copied' : ''}</LiveRegion>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(region).toHaveTextContent('Copied');
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};
