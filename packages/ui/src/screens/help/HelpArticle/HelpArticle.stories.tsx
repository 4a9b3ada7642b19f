import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { content } from '../../content/content.fixtures.ts';
import { HelpArticle, type HelpArticleState } from './HelpArticle.tsx';

const ready = {
  status: 'ready',
  title: 'オフィスの中を歩く',
  categoryName: 'オフィスで過ごす',
  content,
  updatedAt: '2026-11-20T09:00:00Z',
  helpful: null,
} as const satisfies HelpArticleState;

const meta = {
  component: HelpArticle,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready,
    canAsk: true,
    onVote: fn(),
    onAsk: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HelpArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'help');
    await expect(await canvas.findByRole('table')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('article.yes') }));
    await expect(args.onVote).toHaveBeenCalledWith({ helpful: true });
  },
};

export const DidNotHelp: Story = {
  args: { state: { ...ready, helpful: false } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'help');
    await userEvent.click(canvas.getByRole('button', { name: t('article.ask') }));
    await expect(args.onAsk).toHaveBeenCalled();
  },
};
export const Gone: Story = { args: { state: { status: 'gone' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
