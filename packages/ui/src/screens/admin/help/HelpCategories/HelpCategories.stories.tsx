import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { articles, categories } from '../help.fixtures.ts';
import { HelpCategories } from './HelpCategories.tsx';

const meta = {
  component: HelpCategories,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', categories, categoryId: '1', articles },
    edit: null,
    onChoose: fn(),
    onOrder: fn(),
    onOrderArticles: fn(),
    onEdit: fn(),
    onType: fn(),
    onSubmit: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HelpCategories>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The order is changed by keys alone. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const handle = canvas.getByRole('button', { name: /はじめに.*1|Getting started.*1/ });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith({ categoryIds: ['2', '1'] }));
  },
};
export const Naming: Story = {
  args: { edit: { id: null, name: { ja: '備品', en: '' } } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-help');
    const save = await screen.findByRole('button', { name: t('categories.save') });
    await waitFor(() => expect(save).toBeVisible());
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { state: { status: 'ready', categories: [], categoryId: null, articles: null } },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
