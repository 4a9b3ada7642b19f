import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { candidateStates, search } from '../../../patterns/MemberPicker/MemberPicker.fixtures.ts';
import { candidates } from '../chat.fixtures.ts';
import { DirectMessagePicker } from './DirectMessagePicker.tsx';

const meta = {
  component: DirectMessagePicker,
  decorators: [inPanel],
  args: { ...search(), onChoose: fn(), onGroup: fn(), onBack: fn() },
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
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('directGroup.choose') }));
    await expect(args.onGroup).toHaveBeenCalledOnce();
  },
};

export const WithExistingContacts: Story = {
  args: { known: candidates.slice(-2) },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const known = canvas.getByRole('region', { name: t('direct.known') });
    const [person] = candidates.slice(-2);
    await userEvent.click(within(known).getByRole('button', { name: person!.name }));
    await expect(args.onChoose).toHaveBeenCalledWith({ userId: person!.userId });
    await expect(canvas.getByRole('region', { name: t('direct.others') })).toBeVisible();
  },
};

/** Only existing contacts match, so the empty state of the search is hidden. */
export const OnlyExistingContacts: Story = {
  args: { known: candidates.slice(-1), candidates: candidateStates.empty, keyword: 'x' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.queryByRole('region', { name: t('direct.others') })).toBeNull();
  },
};

export const Loading: Story = { args: { candidates: candidateStates.loading } };

export const NoMatch: Story = {
  args: { candidates: candidateStates.empty, keyword: '山田' },
};

export const Failed: Story = { args: { candidates: candidateStates.error } };
