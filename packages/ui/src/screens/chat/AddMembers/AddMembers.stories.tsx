import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { candidateStates, search } from '../../../patterns/MemberPicker/MemberPicker.fixtures.ts';
import { AddMembers } from './AddMembers.tsx';

const meta = {
  component: AddMembers,
  decorators: [inPanel],
  args: { ...search(), onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof AddMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('button', { name: t('members.addNone') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /高橋 蓮/ }));
    await userEvent.type(
      canvas.getByRole('searchbox', { name: common('memberPicker.search') }),
      'M{Enter}',
    );
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: 'M' });
    await userEvent.click(
      canvas.getByRole('button', { name: t('members.addSubmit', { count: 1 }) }),
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({ userIds: ['ren'] });
  },
};

export const Everyone: Story = { args: { candidates: candidateStates.empty } };

export const Loading: Story = { args: { candidates: candidateStates.loading } };

export const Failed: Story = {
  args: { candidates: candidateStates.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetryCandidates).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { error: { text: '追加できませんでした。 They could not be added.' } },
};

export const Submitting: Story = { args: { submitting: true } };
