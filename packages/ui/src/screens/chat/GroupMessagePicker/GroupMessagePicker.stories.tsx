import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { candidateStates, search } from '../../../patterns/MemberPicker/MemberPicker.fixtures.ts';
import { GroupMessagePicker } from './GroupMessagePicker.tsx';

const meta = {
  component: GroupMessagePicker,
  decorators: [inPanel],
  args: { ...search(), onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof GroupMessagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const open = canvas.getByRole('button', { name: t('directGroup.open') });
    await expect(open).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /高橋 蓮/ }));
    await userEvent.click(open);
    await expect(args.onSubmit).toHaveBeenCalledWith({ userIds: ['ren'] });
  },
};

export const AddingPeople: Story = {
  args: { initial: [{ userId: 'emma', name: 'Emma Clarke' }] },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByRole('heading', { name: t('directGroup.addTitle') })).toBeVisible();
    const open = canvas.getByRole('button', { name: t('directGroup.open') });
    await expect(open).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /高橋 蓮/ }));
    await userEvent.click(open);
    await expect(args.onSubmit).toHaveBeenCalledWith({ userIds: ['emma', 'ren'] });
  },
};

export const Full: Story = {
  args: {
    initial: Array.from({ length: 7 }, (_, at) => ({ userId: `${at}`, name: `佐藤 ${at + 1}` })),
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('directGroup.full', { max: 8 }))).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /高橋 蓮/ })).toBeDisabled();
  },
};

export const Loading: Story = { args: { candidates: candidateStates.loading } };

export const Empty: Story = { args: { candidates: candidateStates.empty } };

export const Failed: Story = { args: { candidates: candidateStates.error } };

export const Opening: Story = { args: { submitting: true } };

export const Refused: Story = {
  args: { error: { text: 'メンバーが見つかりません。 The member was not found.' } },
};
