import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { ReconnectingLine } from './ReconnectingLine.tsx';

const meta = {
  component: ReconnectingLine,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ReconnectingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InItsPlace: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('connection.reconnecting'));
  },
};

/** In the notice row of the office, where it can be closed until the next interruption. */
export const WithCloseButton: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('toast.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Floating above a page outside the office. */
export const Floating: Story = { args: { floating: true } };
