import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { FloorHistory, type FloorHistoryItem, type FloorHistoryState } from './FloorHistory.tsx';

const item = (revision: number, more: Partial<FloorHistoryItem> = {}): FloorHistoryItem => ({
  revision,
  current: false,
  publishedAt: `2026-11-${10 + revision}T00:30:00.000Z`,
  publishedBy: '青木 葵',
  width: 34,
  depth: 22,
  seatCount: 40,
  roomCount: 3,
  itemCount: 286,
  ...more,
});
const { publishedBy: _, ...byOperator } = item(1);

const states = {
  ready: {
    status: 'ready',
    floorName: '1F',
    revisions: [item(3, { current: true }), item(2), byOperator],
    page: 1,
    pages: 3,
    hasDraft: true,
  },
  loading: { status: 'loading' },
  error: { status: 'error' },
} satisfies { [S in FloorHistoryState['status']]: Extract<FloorHistoryState, { status: S }> };

const meta = {
  component: FloorHistory,
  args: { state: states.ready, onRestore: fn(), onPageChange: fn(), onRetry: fn() },
} satisfies Meta<typeof FloorHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const rows = canvas.getAllByRole('button', { name: RegExp(t('history.restore')) });
    await userEvent.click(rows[0]!);
    await expect(args.onRestore).not.toHaveBeenCalled();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('history.restore') }));
    await expect(args.onRestore).toHaveBeenCalledWith({ revision: 2 });
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };
