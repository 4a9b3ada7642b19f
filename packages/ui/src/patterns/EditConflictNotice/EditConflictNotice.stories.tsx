import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { EditConflictNotice } from './EditConflictNotice.tsx';

const meta = {
  component: EditConflictNotice,
  parameters: { layout: 'padded', ...framed },
  args: {
    changedBy: '小林 芽衣 Mei Kobayashi',
    fields: [
      { id: 'department', label: '部署 Department', mine: '営業部 Sales', theirs: '' },
      {
        id: 'jobTitle',
        label: '役職 Job title',
        mine: '主任 Senior associate',
        theirs: '第二開発本部プラットフォーム推進室室長代理 Deputy head of platform engineering',
      },
    ],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
} satisfies Meta<typeof EditConflictNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Receives the focus when it appears; the next tab stops are the two choices. */
export const TwoVersions: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const news = canvas.getByRole('status');
    await waitFor(() => expect(news).toHaveFocus());
    await expect(news).toHaveTextContent(t('editConflict.titleBy', { name: args.changedBy ?? '' }));
    await expect(canvas.getByText(t('editConflict.empty'))).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = {
  args: { changedBy: undefined, submitting: true },
};
