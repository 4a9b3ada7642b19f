import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { ShareDocument } from './ShareDocument.tsx';

const meta = {
  component: ShareDocument,
  args: {
    open: true,
    inRoom: true,
    items: [{ id: '1', name: '2027年度 事業計画.pdf', size: 1_240_000, status: 'done' }],
    onChoose: fn(),
    onCancelUpload: fn(),
    onRetryUpload: fn(),
    onRemove: fn(),
    onChooseChatFile: fn(),
    onJoin: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ShareDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const submit = screen.getByRole('button', { name: t('form.submit') });
    await waitFor(() => expect(submit).toBeVisible());
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Uploading: Story = {
  args: {
    replaces: { name: '議事録.pdf', leaderName: '高橋 蓮' },
    chatFiles: [
      { fileKey: 'a', name: '見積書.pdf' },
      { fileKey: 'b', name: 'floor-plan.png' },
    ],
    items: [
      { id: '1', name: '1枚目.png', size: 820_000, status: 'uploading', progress: 64 },
      { id: '2', name: 'memo.docx', size: 90_000, status: 'failed', message: 'JPG, PNG, GIF, PDF' },
    ],
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'sharing-document');
    const submit = screen.getByRole('button', { name: t('form.submit') });
    await waitFor(() => expect(submit).toBeVisible());
    await expect(submit).toBeDisabled();
    const choose = t('form.choose', { name: 'floor-plan.png' });
    await userEvent.click(screen.getByRole('button', { name: choose }));
    await expect(args.onChooseChatFile).toHaveBeenCalledWith({ fileKey: 'b' });
  },
};

export const Refused: Story = { args: { error: '別の資料が共有されています。' } };

/** Members outside the call are asked to join first. */
export const NotInCall: Story = { args: { inRoom: false, items: [] } };

export const Submitting: Story = { args: { submitting: true } };
