import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { workingSurvey } from '../survey.fixtures.ts';
import { SurveyForm } from './SurveyForm.tsx';

const meta = {
  component: SurveyForm,
  args: {
    state: { status: 'ready', survey: workingSurvey },
    answers: [],
    uploads: {},
    kept: 'device',
    changing: false,
    sent: false,
    submitting: false,
    error: null,
    problems: [],
    clock: { now: Date.parse('2026-11-20T09:30:00Z'), timeZone: 'Asia/Tokyo' },
    onAnswer: fn(),
    onUpload: fn(),
    onRemoveFile: fn(),
    onSend: fn(),
    onChangeAnswers: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
  render: function Answering(args) {
    const [answers, setAnswers] = useState(args.answers);
    return (
      <SurveyForm
        {...args}
        answers={answers}
        onAnswer={(event) => {
          const { questionId } = event.answer;
          setAnswers((before) => [
            ...before.filter((answer) => answer.questionId !== questionId),
            event.answer,
          ]);
          args.onAnswer(event);
        }}
      />
    );
  },
} satisfies Meta<typeof SurveyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A missing required answer blocks the page and gets the focus; all answers are reviewed before sending. */
export const Answering: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'survey');
    const next = () => canvas.getByRole('button', { name: t('form.next') });
    await userEvent.click(next());
    await expect(await canvas.findByText(t('problem.REQUIRED'))).toBeVisible();
    const yes = canvas.getByRole('radio', { name: /Yes/ });
    await waitFor(() => expect(yes).toHaveFocus());
    await userEvent.click(yes);
    await userEvent.click(canvas.getByRole('radio', { name: '4' }));
    await userEvent.click(next());
    await userEvent.type(await canvas.findByRole('textbox', { name: /In a word/ }), '良い');
    await userEvent.click(canvas.getByRole('button', { name: t('form.toReview') }));
    await expect(await canvas.findByText('はい Yes')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('form.send') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** A double click advances by one step and does not press Send. */
export const DoubleClick: Story = {
  args: {
    state: {
      status: 'ready',
      survey: { ...workingSurvey, sections: workingSurvey.sections.slice(0, 1) },
    },
    answers: [{ questionId: 'seats', choiceIds: ['yes'] }],
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'survey');
    await userEvent.dblClick(canvas.getByRole('button', { name: t('form.toReview') }));
    const send = canvas.getByRole('button', { name: t('form.send') });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.hover(canvas.getByText('はい Yes'));
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const ClosesNextYear: Story = {
  args: {
    state: { status: 'ready', survey: { ...workingSurvey, closesAt: '2027-03-31T09:00:00Z' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2027\/03\/31 18:00/)).toBeVisible();
  },
};

export const Sent: Story = { args: { sent: true, kept: 'nothing' } };
export const Closed: Story = {
  args: {
    state: { status: 'ready', survey: { ...workingSurvey, state: 'CLOSED' } },
    answers: [{ questionId: 'words', text: '送る前に終わりました。 It closed before I sent it.' }],
  },
};
export const Answered: Story = {
  args: {
    state: {
      status: 'ready',
      survey: {
        ...workingSurvey,
        anonymous: false,
        changeable: true,
        answered: true,
        resultsHref: '/survey-form/working?results=shown',
      },
    },
    answers: [{ questionId: 'seats', choiceIds: ['yes'] }],
    kept: 'nothing',
  },
};
export const NotSent: Story = { args: { error: '接続できません。 The network is away.' } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Missing: Story = { args: { state: { status: 'missing' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Changing: Story = { args: { changing: true } };

export const Submitting: Story = {
  args: { ...DoubleClick.args, submitting: true },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'survey');
    await userEvent.click(canvas.getByRole('button', { name: t('form.toReview') }));
    const send = await canvas.findByRole('button', { name: t('form.send') });
    await expect(send).toHaveAttribute('aria-busy', 'true');
  },
};
