import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { LeaveNote, type LeaveNoteState } from './LeaveNote.tsx';

const states = {
  writing: { status: 'writing' },
  sending: { status: 'sending' },
  failed: { status: 'failed', reason: 'other' },
} satisfies { [S in LeaveNoteState['status']]: Extract<LeaveNoteState, { status: S }> };

const meta = {
  component: LeaveNote,
  args: {
    open: true,
    recipientName: '小林 芽衣',
    state: states.writing,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LeaveNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const field = await screen.findByRole('textbox', { name: t('note.text') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'また明日！');
    await expect(screen.getByText(t('note.left', { count: 195 }))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: t('noteTint.green') }));
    await userEvent.click(screen.getByRole('button', { name: t('note.send') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ text: 'また明日！', tint: 'green' }),
    );
    await userEvent.click(screen.getByRole('button', { name: t('note.cancel') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Rejects empty notes and notes above the maximum length. */
export const Limits: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const field = await screen.findByRole('textbox', { name: t('note.text') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '   ');
    await userEvent.click(screen.getByRole('button', { name: t('note.send') }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/\S/));
    await expect(screen.getByText(t('note.missing'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('あ'.repeat(240));
    await waitFor(() => expect(field).toHaveValue('あ'.repeat(200)));
  },
};

export const Sending: Story = { args: { state: states.sending } };

export const Failed: Story = { args: { state: states.failed } };

export const DeskFull: Story = {
  args: { state: { status: 'failed', reason: 'full' } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'people');
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('note.full'));
  },
};

export const LongText: Story = {
  args: { recipientName: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura' },
};
