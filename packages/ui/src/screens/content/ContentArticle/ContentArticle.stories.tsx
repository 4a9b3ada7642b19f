import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { content } from '../content.fixtures.ts';
import { ContentArticle, type ContentArticleState } from './ContentArticle.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  gone: { status: 'gone' },
  ready: {
    status: 'ready',
    title: 'オフィスの中を歩く',
    categoryName: 'オフィスで過ごす',
    content,
    updatedAt: '2026-11-20T09:00:00Z',
  },
} satisfies { [S in ContentArticleState['status']]: Extract<ContentArticleState, { status: S }> };

const meta = {
  component: ContentArticle,
  parameters: { layout: 'fullscreen' },
  args: { title: '社内ルール Handbook', state: states.ready, onBack: fn(), onRetry: fn() },
} satisfies Meta<typeof ContentArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
export const Gone: Story = {
  args: { state: states.gone },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'content');
    await userEvent.click(canvas.getByRole('button', { name: t('article.toList') }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };
