import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { AnswerMeeting } from './AnswerMeeting.tsx';

const meta = {
  component: AnswerMeeting,
  args: { answer: 'NONE', onAnswer: fn() },
} satisfies Meta<typeof AnswerMeeting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('answers.TENTATIVE') }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ answer: 'TENTATIVE' });
  },
};

export const Sending: Story = {
  args: { answer: 'ACCEPTED', sending: 'DECLINED' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const declined = canvas.getByRole('button', { name: t('answers.DECLINED') });
    await expect(declined).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: t('answers.ACCEPTED') }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};
