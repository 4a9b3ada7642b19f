import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { PanelMessage } from './PanelMessage.tsx';

const meta = {
  component: PanelMessage,
  decorators: [inPanel],
  args: { title: '通知 Notifications', status: 'error', onRetry: fn() },
} satisfies Meta<typeof PanelMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { status: 'loading' } };
