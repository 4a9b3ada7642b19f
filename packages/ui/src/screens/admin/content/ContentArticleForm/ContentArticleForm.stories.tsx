import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { categories, values } from '../content.fixtures.ts';
import { ContentArticleForm } from './ContentArticleForm.tsx';

const ready = { status: 'ready', articleId: 'chair', values } as const;

const meta = {
  component: ContentArticleForm,
  parameters: { layout: 'padded' },
  args: {
    area: 'help',
    state: ready,
    categories,
    onType: fn(),
    onSubmit: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onDiscard: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ContentArticleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-content');
    await userEvent.click(canvas.getByRole('radio', { name: t('form.preview') }));
    await expect(await canvas.findByText(/^(椅子を直す|Mending a chair)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('form.submitEdit') }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};

/** The preview in the other language shows the same text. */
export const OneLanguage: Story = {
  args: {
    state: {
      ...ready,
      values: { ...values, title: { ja: '椅子を直す', en: '' }, content: { ja: '本文', en: '' } },
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-content');
    await userEvent.click(canvas.getByRole('button', { name: t('form.submitEdit') }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
  },
};

/** A title without content in its language. */
export const MissingContent: Story = {
  args: {
    state: { ...ready, articleId: null, values: { ...values, content: { ja: '本文', en: '' } } },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-content');
    await userEvent.click(canvas.getByRole('button', { name: t('form.submitCreate') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: /English/ })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};
export const EditConflict: Story = {
  args: {
    state: {
      ...ready,
      theirs: { ...values, title: { ja: '椅子を直すには', en: 'How to mend a chair' } },
    },
  },
};

/** Loads the other version into the fields as stored, without calling `onType`. */
export const TakesOtherVersion: Story = {
  render: function Render(args) {
    const storedValues = { ...values, title: { ja: '椅子を直すには', en: 'How to mend a chair' } };
    const [isTaken, setTaken] = useState(false);
    const state = isTaken ? { ...ready, values: storedValues } : { ...ready, theirs: storedValues };
    return <ContentArticleForm {...args} state={state} onTakeTheirs={() => setTaken(true)} />;
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: common('editConflict.takeTheirs') }));
    await expect(await canvas.findByDisplayValue('How to mend a chair')).toBeVisible();
    await expect(args.onType).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByDisplayValue('How to mend a chair'), '!');
    await expect(args.onType).toHaveBeenLastCalledWith({
      values: { ...values, title: { ja: '椅子を直すには', en: 'How to mend a chair!' } },
    });
  },
};
export const Gone: Story = { args: { state: { status: 'gone' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Submitting: Story = { args: { submitting: true } };
