import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BotBadge } from './BotBadge.tsx';

const meta = { component: BotBadge } satisfies Meta<typeof BotBadge>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByText(/^(ボット|Bot)$/)).toBeVisible(),
};
