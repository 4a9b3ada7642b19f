import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { manyRooms, states } from './ForwardMessage.fixtures.ts';
import { ForwardMessage } from './ForwardMessage.tsx';

const meta = {
  component: ForwardMessage,
  args: {
    open: true,
    message: { senderName: '高橋 蓮', text: '**15時まで**に見積もりを確認してください。' },
    targets: states.ready,
    keyword: '',
    onSearch: fn(),
    onRetryTargets: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ForwardMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const submit = await screen.findByRole('button', { name: t('forward.submit') });
    await expect(submit).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: '小林 芽衣' }));
    await userEvent.type(
      screen.getByRole('textbox', { name: new RegExp(t('forward.comment')) }),
      'お願いします',
    );
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      target: { roomId: 'direct-mei', type: 'DIRECT', name: '小林 芽衣' },
      comment: 'お願いします',
    });
  },
};

export const Searching: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.type(await screen.findByRole('searchbox', { name: t('forward.search') }), '営');
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '営' });
  },
};

export const WithFiles: Story = {
  args: {
    message: { senderName: null, text: '', fileNames: ['2026年度第4四半期_営業報告書.pdf'] },
  },
};

export const Loading: Story = { args: { targets: states.loading } };

export const Empty: Story = { args: { targets: states.empty, keyword: '存在しない' } };

export const NoRooms: Story = { args: { targets: states.empty } };

export const Failed: Story = {
  args: { targets: states.error },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(await screen.findByRole('button', { name: t('retry') }));
    await expect(args.onRetryTargets).toHaveBeenCalledOnce();
  },
};

export const ManyRooms: Story = {
  args: {
    targets: manyRooms,
    message: {
      senderName: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura',
      text: '長い文章は三行で切り詰められます。'.repeat(12),
    },
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const Rejected: Story = {
  args: { error: { text: 'このルームは存在しないか、参加していません。' } },
};
