import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { articles, categories } from '../content.fixtures.ts';
import { ContentCategories } from './ContentCategories.tsx';

const meta = {
  component: ContentCategories,
  parameters: { layout: 'padded' },
  args: {
    area: 'help',
    movesItems: false,
    state: { status: 'ready', categories, categoryId: '1', items: articles },
    edit: null,
    onChoose: fn(),
    onOrder: fn(),
    onOrderItems: fn(),
    onEdit: fn(),
    onType: fn(),
    onSubmit: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ContentCategories>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    const t = translatorOf({ globals }, 'admin-content');
    const help = translatorOf({ globals }, 'admin-content');
    const language = globals['locale'] === 'ja' ? 'ja' : 'en';
    const [full, empty] = [categories[0]!, categories[1]!].map(({ name }) => name[language]);
    const ask = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name: t('categories.deleteName', { name }) }));
    await ask(full!);
    const refused = within(await screen.findByRole('dialog'));
    await expect(refused.getByText(help('categories.notEmpty'))).toBeInTheDocument();
    await userEvent.click(refused.getAllByRole('button', { name: t('categories.close') })[0]!);
    await ask(empty!);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: help('delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith({ categoryId: '2', moveTo: null });
  },
};
export const MovingItems: Story = {
  args: { area: 'tutorial', movesItems: true },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-tutorial');
    const [name] = canvas.getAllByRole('button', { name: /はじめに|Getting started/ }).slice(-1);
    await userEvent.click(name!);
    const question = await screen.findByRole('dialog');
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(
      within(question).getByRole('button', { name: t('categories.moveAndDelete') }),
    );
    await waitFor(() =>
      expect(args.onDelete).toHaveBeenCalledWith({ categoryId: '1', moveTo: '2' }),
    );
  },
};
export const EditConflict: Story = {
  args: {
    edit: {
      id: '2',
      name: { ja: '会話', en: 'Talk' },
      theirs: { ja: '声で話す', en: 'Talk' },
    },
  },
};
const save: Story['play'] = async ({ userEvent, globals }) => {
  const t = translatorOf({ globals }, 'admin-content');
  const button = await screen.findByRole('button', { name: t('categories.save') });
  await waitFor(() => expect(button).toBeVisible());
  await userEvent.click(button);
};

export const Naming: Story = {
  args: { edit: { id: null, name: { ja: '備品', en: '' } } },
  play: async (context) => {
    await save(context);
    await expect(context.args.onSubmit).toHaveBeenCalled();
  },
};

export const WithoutName: Story = {
  args: { edit: { id: null, name: { ja: '', en: ' ' } } },
  play: async (context) => {
    await save(context);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(
      screen.getByRole('dialog').querySelector(':invalid, [aria-invalid=true]'),
    ).toBeVisible();
  },
};
export const Empty: Story = {
  args: { state: { status: 'ready', categories: [], categoryId: null, items: null } },
};
export const EmptyWithHint: Story = {
  args: {
    area: 'tutorial',
    movesItems: true,
    state: { status: 'ready', categories: [], categoryId: null, items: null },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Submitting: Story = {
  args: { edit: { id: null, name: { ja: '備品', en: 'Supplies' } }, submitting: true },
};
