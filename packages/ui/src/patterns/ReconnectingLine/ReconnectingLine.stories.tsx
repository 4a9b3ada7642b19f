import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { ReconnectingLine } from './ReconnectingLine.tsx';

const meta = {
  component: ReconnectingLine,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ReconnectingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Inline, in the frame around the office. */
export const InItsPlace: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('connection.reconnecting'));
  },
};

/** Floating above a page outside the office. */
export const Floating: Story = { args: { floating: true } };
