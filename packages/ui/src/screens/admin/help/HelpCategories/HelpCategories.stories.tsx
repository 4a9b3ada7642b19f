import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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

/** Changes the order by keyboard. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const handle = canvas.getByRole('button', { name: /はじめに.*1|Getting started.*1/ });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith({ categoryIds: ['2', '1'] }));
  },
};
/** Deletes an empty category after a confirmation. A category with articles cannot be deleted. */
export const Deleting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-help');
    const language = globals['locale'] === 'ja' ? 'ja' : 'en';
    const [full, empty] = [categories[0]!, categories[1]!].map(({ name }) => name[language]);
    const ask = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name: t('categories.deleteName', { name }) }));
    await ask(full!);
    const refused = within(await screen.findByRole('dialog'));
    await expect(refused.getByText(t('categories.notEmpty'))).toBeInTheDocument();
    await userEvent.click(refused.getAllByRole('button', { name: t('categories.close') })[0]!);
    await ask(empty!);
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: t('delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith({ categoryId: categories[1]!.id });
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
