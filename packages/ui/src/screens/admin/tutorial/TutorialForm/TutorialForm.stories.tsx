import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { categories, tutorials, values } from '../tutorial.fixtures.ts';
import { TutorialForm, type TutorialFormState } from './TutorialForm.tsx';

const ready = {
  status: 'ready',
  stored: tutorials[0]!,
  values,
  typed: false,
} as const satisfies TutorialFormState;

const meta = {
  component: TutorialForm,
  parameters: { layout: 'padded' },
  args: {
    state: ready,
    categories,
    categoriesHref: '/tutorials/categories',
    renderPreview: ({ language }) => <p lang={language}>{values.title[language]}</p>,
    onType: fn(),
    onSubmit: fn(),
    onPublish: fn(),
    onUnpublish: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onDiscard: fn(),
    onAttach: fn(),
    onUploadDismiss: fn(),
    onUploadRetry: fn(),
    onCoverChoose: fn(),
    onCoverDismiss: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TutorialForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reorders attachments by keyboard, removes one and opens the preview. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-tutorial');
    const order = canvas.getByRole('list', { name: t('form.attachmentOrder') });
    within(order)
      .getByRole('button', { name: /walk\.mp4.*1/ })
      .focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() =>
      expect(args.onType).toHaveBeenCalledWith({
        values: { ...values, attachments: values.attachments.toReversed() },
      }),
    );
    await userEvent.click(
      within(order).getByRole('button', { name: t('form.removeFile', { name: 'walk.mp4' }) }),
    );
    await expect(args.onType).toHaveBeenLastCalledWith({
      values: { ...values, attachments: [values.attachments[1]] },
    });
    await userEvent.click(canvas.getByRole('radio', { name: t('form.preview') }));
    await expect(
      await canvas.findByText(/^(フロアを歩く|Walk around the floor)$/, { selector: 'p' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('form.submitEdit') }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};

/** An incomplete tutorial cannot be published. Rejected files show the reason. */
export const Incomplete: Story = {
  args: {
    state: {
      ...ready,
      stored: null,
      typed: true,
      values: { ...values, content: { ja: '本文', en: '' } },
      uploads: [
        { id: '1', name: 'walk.mp4', size: 48_000_000, status: 'uploading', progress: 40 },
        {
          id: '2',
          name: 'setup.exe',
          size: 4_000,
          status: 'failed',
          message: 'この形式のファイルは使えません。 This type of file is not supported.',
        },
      ],
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-tutorial');
    await userEvent.click(canvas.getByRole('button', { name: t('publish') }));
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: /English/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(canvas.getByText(t('form.stillUploading'))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /setup\.exe/ }));
    await expect(args.onUploadDismiss).toHaveBeenCalledWith({ id: '2' });
  },
};
export const EditConflict: Story = {
  args: {
    state: {
      ...ready,
      typed: true,
      theirs: { ...values, minutes: 5, attachments: [values.attachments[1]!] },
    },
  },
};
export const NoCategory: Story = { args: { state: { ...ready, stored: null }, categories: [] } };
export const Gone: Story = { args: { state: { status: 'gone' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Submitting: Story = { args: { submitting: true } };

const cover = { id: 'cover', name: 'cover.png', size: 80_000 };

export const CoverWaiting: Story = {
  args: { state: { ...ready, coverUpload: { ...cover, status: 'waiting' } } },
};

export const CoverDone: Story = {
  args: { state: { ...ready, coverUpload: { ...cover, status: 'done' } } },
};
