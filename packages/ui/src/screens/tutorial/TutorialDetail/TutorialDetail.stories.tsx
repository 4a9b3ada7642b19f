import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { guide, tutorial, video } from '../tutorial.fixtures.ts';
import { TutorialDetail, type TutorialDetailState } from './TutorialDetail.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  notFound: { status: 'notFound' },
  ready: { status: 'ready', tutorial },
} satisfies { [S in TutorialDetailState['status']]: Extract<TutorialDetailState, { status: S }> };

const meta = {
  component: TutorialDetail,
  args: {
    state: states.ready,
    onDoneChange: fn(),
    onProgress: fn(),
    onDownload: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TutorialDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'tutorial');
    await userEvent.click(canvas.getByRole('button', { name: t('done') }));
    await expect(args.onDoneChange).toHaveBeenCalledWith({ done: true });
  },
};

/** A PDF opens at the last page; pages are turned by key, by button and by number. */
export const Pdf: Story = {
  args: {
    state: {
      ...states.ready,
      tutorial: { ...tutorial, attachments: [{ ...guide, position: 7 }] },
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'tutorial');
    const at = (position: number) => ({ attachmentId: 'guide', position, length: 100 });
    await waitFor(() => expect(args.onProgress).toHaveBeenLastCalledWith(at(7)));
    canvas.getByRole('group', { name: t('pdf.content', { name: guide.fileName }) }).focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(args.onProgress).toHaveBeenLastCalledWith(at(8)));
    await userEvent.click(canvas.getByRole('button', { name: t('pdf.next') }));
    await waitFor(() => expect(args.onProgress).toHaveBeenLastCalledWith(at(9)));
    const field = canvas.getByRole('textbox', { name: t('pdf.page') });
    await userEvent.clear(field);
    await userEvent.type(field, '250{Enter}');
    await waitFor(() => expect(args.onProgress).toHaveBeenLastCalledWith(at(100)));
    await expect(field).toHaveValue('100');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t('pdf.next') })).toBeDisabled();
  },
};

export const CannotBeShown: Story = {
  args: {
    state: {
      ...states.ready,
      tutorial: {
        ...tutorial,
        state: 'DONE',
        attachments: [
          { ...video, failed: true },
          { ...guide, failed: true },
        ],
      },
    },
  },
};

export const NotFound: Story = { args: { state: states.notFound } };
export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };

export const Submitting: Story = {
  args: { state: { ...meta.args.state, submitting: true } },
};
