import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { wholeOrganization } from '../../../../patterns/AudienceField/index.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { SurveyBuilder } from './SurveyBuilder.tsx';
import type { SurveyValues } from './surveyValues.ts';

const words = {
  ...{
    id: 'words',
    kind: 'LONG_TEXT' as const,
    title: 'ご意見 Thoughts',
    hint: '',
    required: false,
  },
  ...{ choices: [], minChoices: null, maxChoices: null, scale: null },
};
const seats = {
  ...words,
  ...{ id: 'seats', kind: 'SINGLE' as const, title: '席 Seats', required: true },
  choices: [
    { id: 'yes', text: 'はい Yes' },
    { id: 'no', text: 'はい Yes' },
  ],
};
const values: SurveyValues = {
  title: '働き方アンケート Working here',
  description: '',
  audience: wholeOrganization,
  ...{ opensDay: '', opensTime: '', closesDay: '2026-11-27', closesTime: '18:00' },
  ...{ anonymous: true, changeable: false, results: 'AUDIENCE' },
  sections: [{ id: 'office', title: '', description: '', questions: [seats, words] }],
};
const survey = {
  ...{ id: 'working', state: 'DRAFT' as const, answered: 0, recipients: 30, fixed: false },
  resultsHref: '/surveys/working/results',
};
let count = 0;

const meta = {
  component: SurveyBuilder,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', survey },
    values,
    audience: { departments: [], candidates: [], memberCount: 30, onSearch: fn() },
    problems: [],
    theirs: null,
    typed: true,
    submitting: false,
    error: null,
    preview: 'プレビュー Preview',
    newId: () => `new-${++count}`,
    onChange: fn(),
    onSave: fn(),
    onPublish: fn(),
    onClose: fn(),
    onReopen: fn(),
    onDiscard: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onRetry: fn(),
  },
  render: function Building(args) {
    const [typed, setTyped] = useState(args.values);
    return (
      <SurveyBuilder
        {...args}
        values={typed}
        onChange={(event) => {
          setTyped(event.values);
          args.onChange(event);
        }}
      />
    );
  },
} satisfies Meta<typeof SurveyBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Adds, deletes and restores a question. Publishing asks for confirmation. */
export const NewSurvey: Story = {
  args: {
    state: { status: 'ready', survey: { ...survey, id: 'new', isNew: true } },
    values: { ...values, title: '', sections: [{ ...values.sections[0]!, questions: [] }] },
    typed: false,
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-survey');
    await expect(canvas.getByRole('button', { name: t('saveDraft') })).toBeDisabled();
    await expect(canvas.queryByText(t('saved'))).toBeNull();
  },
};

export const Draft: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-survey');
    await userEvent.click(canvas.getByRole('button', { name: t('section.addQuestion') }));
    await userEvent.type(await canvas.findByRole('textbox', { name: t('question.title') }), '新');
    await userEvent.click(
      canvas.getByRole('button', { name: t('question.delete', { name: '新' }) }),
    );
    await expect(canvas.queryByRole('textbox', { name: t('question.title') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('undo') }));
    await expect(
      await canvas.findByRole('button', { name: t('question.delete', { name: '新' }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('publish') }));
    const question = await screen.findByRole('alertdialog');
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: t('publish') }));
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledOnce());
  },
};

/** A question with several answers limits their number. */
export const ChoiceLimits: Story = {
  args: {
    values: {
      ...values,
      sections: [{ ...values.sections[0]!, questions: [{ ...seats, kind: 'MULTIPLE' }] }],
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-survey');
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(seats.title), expanded: false }),
    );
    const limit = await canvas.findByRole('textbox', {
      name: new RegExp(t('question.maxChoices')),
    });
    await userEvent.type(limit, '２');
    await waitFor(() =>
      expect(args.onChange.mock.lastCall?.[0].values.sections[0]?.questions[0]?.maxChoices).toBe(2),
    );
    await userEvent.clear(limit);
    await waitFor(() =>
      expect(
        args.onChange.mock.lastCall?.[0].values.sections[0]?.questions[0]?.maxChoices,
      ).toBeNull(),
    );
  },
};
export const Incomplete: Story = {
  args: {
    problems: [
      { problem: 'END_IN_PAST' },
      { problem: 'CHOICE_REPEATED', sectionId: 'office', questionId: 'seats', choiceId: 'no' },
    ],
  },
};
export const Fixed: Story = {
  args: {
    state: { status: 'ready', survey: { ...survey, state: 'OPEN', answered: 12, fixed: true } },
    typed: false,
  },
};
export const EditConflict: Story = {
  args: {
    theirs: [
      { id: 'title', label: 'タイトル Title', mine: values.title, theirs: '別の題 Another' },
    ],
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Submitting: Story = { args: { submitting: true } };
