import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = {
  component: Pagination,
  parameters: { layout: 'padded' },
  args: { page: 4, pages: 20, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getAllByText('…')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t('pagination.next') }));
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 5 });
    await userEvent.click(canvas.getByRole('button', { name: t('pagination.page', { page: 4 }) }));
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

function Turned(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  return <Pagination {...args} page={page} onPageChange={(event) => setPage(event.page)} />;
}

/** Raises the intent for the hovered or focused page, and for the following page after a page change. */
export const Ahead: Story = {
  args: { page: 4, onPageIntent: fn() },
  render: (args) => <Turned {...args} />,
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const next = canvas.getByRole('button', { name: t('pagination.next') });
    await userEvent.hover(next);
    await expect(args.onPageIntent).toHaveBeenLastCalledWith({ page: 5 });
    await userEvent.click(next);
    await waitFor(() => expect(args.onPageIntent).toHaveBeenLastCalledWith({ page: 6 }));
    await userEvent.unhover(next);
    await userEvent.tab({ shift: true });
    await expect(args.onPageIntent).toHaveBeenLastCalledWith({ page: 20 });
  },
};

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('pagination.previous') }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const Last: Story = { args: { page: 20 } };

export const FiveOrFewer: Story = { args: { page: 2, pages: 5 } };
