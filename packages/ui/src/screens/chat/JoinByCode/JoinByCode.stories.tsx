import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { JoinByCode } from './JoinByCode.tsx';

const meta = {
  component: JoinByCode,
  decorators: [inPanel],
  args: { open: true, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof JoinByCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.type(await screen.findByLabelText(t('join.code')), ' K7QF-9TBX {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: 'K7QF-9TBX' });
  },
};

export const NoCode: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(await screen.findByRole('button', { name: t('join.submit') }));
    await expect(await screen.findByText(common('validation.required'))).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: { text: '招待コードが無効です。 This code isn’t valid.' } },
  play: async () => {
    await expect(await screen.findByText(/招待コードが無効です/)).toBeInTheDocument();
  },
};

export const Submitting: Story = { args: { submitting: true } };
