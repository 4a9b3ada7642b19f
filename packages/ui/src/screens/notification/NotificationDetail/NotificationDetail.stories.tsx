import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { clock } from '../notification.fixtures.ts';
import { composed, states } from './NotificationDetail.fixtures.ts';
import { NotificationDetail } from './NotificationDetail.tsx';

const meta = {
  component: NotificationDetail,
  decorators: [inPanel],
  args: { state: states.ready, clock, onBack: fn(), onOpen: fn(), onRetry: fn() },
} satisfies Meta<typeof NotificationDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAMeeting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'notification');
    await expect(canvas.getByRole('heading', { name: 'デザインレビュー' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('detail.opens.meeting') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Composed: Story = {
  args: { state: composed },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBe(2);
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };

export const Gone: Story = {
  args: { state: states.gone },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'notification');
    await userEvent.click(canvas.getByRole('button', { name: t('detail.toList') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
