import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { categories, values } from '../../content/content.fixtures.ts';
import { HelpArticleForm } from './HelpArticleForm.tsx';

const meta = {
  component: HelpArticleForm,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', articleId: 'chair', values },
    categories,
    onType: fn(),
    onSubmit: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onDiscard: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HelpArticleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AnswersQuestion: Story = {
  args: { question: '会議室の椅子は増やせますか。' },
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'admin-help');
    await expect(canvas.getByText(t('form.question', { text: args.question ?? '' }))).toBeVisible();
  },
};
export const Gone: Story = { args: { state: { status: 'gone' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Submitting: Story = { args: { submitting: true } };
