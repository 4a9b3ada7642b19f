import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { candidateStates, search } from '../../../patterns/MemberPicker/MemberPicker.fixtures.ts';
import { DirectMessagePicker } from './DirectMessagePicker.tsx';

const meta = {
  component: DirectMessagePicker,
  decorators: [inPanel],
  args: { ...search(), onChoose: fn(), onBack: fn() },
} satisfies Meta<typeof DirectMessagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await waitFor(() =>
      expect(canvas.getByRole('searchbox', { name: common('memberPicker.search') })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: '小林 芽衣' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ userId: 'mei' });
  },
};

export const Loading: Story = { args: { candidates: candidateStates.loading } };

export const NoMatch: Story = {
  args: { candidates: candidateStates.empty, keyword: '山田' },
};

export const Failed: Story = { args: { candidates: candidateStates.error } };
