import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { boards } from '../bulletin.fixtures.ts';
import { AdminBulletinBoards } from './AdminBulletinBoards.tsx';

const values = { name: '総務・人事', description: '', posting: 'ADMINISTRATORS' } as const;

const meta = {
  component: AdminBulletinBoards,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', boards },
    edit: null,
    postsHrefOf: (id) => `/bulletin-boards/posts?board=${id}`,
    onEdit: fn(),
    onOrder: fn(),
    onClosedChange: fn(),
    onRemove: fn(),
    onType: fn(),
    onSave: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminBulletinBoards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-bulletin');
    const name = '総務からのお知らせ';
    const place = { label: name, position: 1, count: 2 };
    const handle = translatorOf({ globals }, 'common')('sortableList.handle', place);
    canvas.getByRole('button', { name: handle }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith({ boardIds: ['long', 'office'] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('boards.menuName', { name }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('boards.remove') }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByText(/12.*30/)).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: t('boards.remove') }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith({ boardId: 'office' }));
  },
};

export const Creating: Story = {
  args: {
    edit: {
      boardId: 'new',
      values: { ...values, name: ' ' },
      stored: { ...values, name: '' },
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-bulletin');
    const save = await screen.findByRole('button', { name: t('form.create') });
    await waitFor(() => expect(save).toBeVisible());
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByLabelText(t('form.name'))).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const EditConflict: Story = {
  args: {
    edit: {
      boardId: 'office',
      values,
      stored: { ...values, posting: 'EVERYONE', name: '総務' },
      conflict: true,
    },
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const SubmittingBoard: Story = {
  args: { edit: { boardId: 'office', values, stored: values, submitting: true } },
};
