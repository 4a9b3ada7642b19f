import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { AskQuestion } from './AskQuestion.tsx';

const meta = {
  component: AskQuestion,
  parameters: { layout: 'fullscreen' },
  args: {
    text: '会議室の椅子は増やせますか。',
    articleTitle: '席に座る・席を離れる',
    onType: fn(),
    onSubmit: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof AskQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'help');
    await userEvent.click(canvas.getByRole('button', { name: t('ask.send') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ text: '会議室の椅子は増やせますか。' });
  },
};

export const Empty: Story = {
  args: { text: '' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'help');
    await userEvent.click(canvas.getByRole('button', { name: t('ask.send') }));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Refused: Story = { args: { error: '質問は1日に10件までです。' } };

export const Submitting: Story = { args: { submitting: true } };
