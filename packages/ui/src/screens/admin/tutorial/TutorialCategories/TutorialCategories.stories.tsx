import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { categories, tutorials } from '../tutorial.fixtures.ts';
import { TutorialCategories } from './TutorialCategories.tsx';

const meta = {
  component: TutorialCategories,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', categories, categoryId: 'first', tutorials },
    edit: null,
    onChoose: fn(),
    onOrder: fn(),
    onOrderTutorials: fn(),
    onEdit: fn(),
    onType: fn(),
    onSubmit: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TutorialCategories>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A category with tutorials can be deleted only after they are moved to another one. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-tutorial');
    const [name] = canvas.getAllByRole('button', { name: /はじめに|First steps/ }).slice(-1);
    await userEvent.click(name!);
    const question = await screen.findByRole('dialog');
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(
      within(question).getByRole('button', { name: t('categories.moveAndDelete') }),
    );
    await waitFor(() =>
      expect(args.onDelete).toHaveBeenCalledWith({ categoryId: 'first', moveTo: 'talk' }),
    );
  },
};
export const SomeoneWasFaster: Story = {
  args: {
    edit: {
      id: 'talk',
      name: { ja: '会話', en: 'Talk' },
      theirs: { ja: '声で話す', en: 'Talk' },
    },
  },
};
export const Empty: Story = {
  args: { state: { status: 'ready', categories: [], categoryId: null, tutorials: null } },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
