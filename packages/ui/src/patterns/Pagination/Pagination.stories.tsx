import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { Pagination } from './Pagination.tsx';

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
