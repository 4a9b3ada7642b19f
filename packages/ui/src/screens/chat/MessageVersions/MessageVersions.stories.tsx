import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { clock } from '../chat.fixtures.ts';
import { states } from './MessageVersions.fixtures.ts';
import { MessageVersions } from './MessageVersions.tsx';

const meta = {
  component: MessageVersions,
  args: { open: true, state: states.ready, clock, onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof MessageVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const items = await screen.findAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('2026/11/20 - 09:40');
    await expect(items[1]).toHaveTextContent('確認します。');
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(await screen.findByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
