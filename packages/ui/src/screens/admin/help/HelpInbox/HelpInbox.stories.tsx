import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { questions } from '../help.fixtures.ts';
import { HelpInbox } from './HelpInbox.tsx';

const meta = {
  component: HelpInbox,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', rows: questions, page: 1, limit: 10, total: 3 },
    filter: { keyword: '' },
    edit: null,
    onFilterChange: fn(),
    onOpen: fn(),
    onType: fn(),
    onAnswer: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onCloseQuestion: fn(),
    onMakeArticle: fn(),
    onClose: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HelpInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** An empty answer is not sent. */
export const Answering: Story = {
  args: { edit: { question: questions[0]!, answer: '' } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-help');
    const send = await screen.findByRole('button', { name: t('inbox.send') });
    await waitFor(() => expect(send).toBeVisible());
    await userEvent.click(send);
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(await screen.findByText(t('inbox.required'))).toBeVisible();
    await expect(screen.getByRole('textbox', { name: t('inbox.answer') })).toHaveFocus();
  },
};

/** Reports the length of an overlong answer and does not send it. */
export const AnswerTooLong: Story = {
  args: { edit: { question: questions[0]!, answer: '長'.repeat(10_001) } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-help');
    const send = await screen.findByRole('button', { name: t('inbox.send') });
    await waitFor(() => expect(send).toBeVisible());
    await userEvent.click(send);
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(screen.getByText(t('inbox.tooLong', { count: 1 }))).toBeVisible();
  },
};
/** After sending, the empty field is not marked as invalid. */
export const AnswerSent: Story = {
  args: { edit: { question: questions[0]!, answer: 'はい、**総務**へどうぞ。' } },
  render: function Held({ edit, onAnswer, ...args }) {
    const [answer, setAnswer] = useState(edit?.answer ?? '');
    return (
      <HelpInbox
        {...args}
        edit={edit && { ...edit, answer }}
        onAnswer={() => {
          onAnswer();
          setAnswer('');
        }}
      />
    );
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-help');
    const send = await screen.findByRole('button', { name: t('inbox.send') });
    await waitFor(() => expect(send).toBeVisible());
    await userEvent.click(send);
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(screen.getByRole('textbox', { name: t('inbox.answer') })).toBeValid();
  },
};

/** Asks for confirmation before closing with a typed answer. */
export const ClosingTyped: Story = {
  args: { edit: { question: questions[0]!, answer: 'はい、**総務**へどうぞ。' } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-help');
    const close = await screen.findByRole('button', { name: t('inbox.closeQuestion') });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.click(close);
    const question = await screen.findByRole('alertdialog', { name: t('inbox.closeTyped') });
    await userEvent.click(within(question).getByRole('button', { name: t('inbox.goOn') }));
    await expect(args.onCloseQuestion).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: t('inbox.closeQuestion') }));
    await userEvent.click(await screen.findByRole('button', { name: t('inbox.closeUnsent') }));
    await expect(args.onCloseQuestion).toHaveBeenCalledOnce();
  },
};

export const Closing: Story = {
  args: { edit: { question: questions[0]!, answer: ' ' } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-help');
    const close = await screen.findByRole('button', { name: t('inbox.closeQuestion') });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.click(close);
    await expect(args.onCloseQuestion).toHaveBeenCalledOnce();
  },
};

export const AnswerConflict: Story = {
  args: {
    edit: {
      question: questions[1]!,
      answer: 'いいえ、いまは。 Not now.',
      theirs: 'はい、**二脚**まで。',
    },
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Refreshing: Story = {
  args: { state: { ...meta.args.state, refreshing: true } },
};

export const Submitting: Story = {
  args: { edit: { question: questions[0]!, answer: 'はい。' }, submitting: true },
};
