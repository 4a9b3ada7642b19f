import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { clock } from '../meeting.fixtures.ts';
import { MeetingTranscripts, type MeetingTranscriptsState } from './MeetingTranscripts.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    transcripts: [
      {
        transcriptId: 't-2',
        by: '高橋 蓮',
        startedAt: '2026-11-20T01:40:00.000Z',
        endedAt: null,
        lineCount: 12,
        canDelete: false,
      },
      {
        transcriptId: 't-1',
        by: null,
        startedAt: '2026-11-20T01:05:00.000Z',
        endedAt: '2026-11-20T01:35:00.000Z',
        lineCount: 240,
        canDelete: true,
      },
    ],
  },
} as const satisfies {
  [S in MeetingTranscriptsState['status']]: Extract<MeetingTranscriptsState, { status: S }>;
};

const meta = {
  component: MeetingTranscripts,
  args: {
    state: states.ready,
    clock,
    onOpen: fn(),
    onDownload: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MeetingTranscripts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const [running, ended] = canvas.getAllByRole('listitem');
    await expect(
      within(running!).getByText(t('transcripts.running'), { exact: false }),
    ).toBeVisible();
    await expect(within(running!).getAllByRole('button')).toHaveLength(2);
    const [open, download] = within(ended!).getAllByRole('button');
    await userEvent.click(open!);
    await expect(args.onOpen).toHaveBeenCalledWith({ transcriptId: 't-1' });
    await userEvent.click(download!);
    await expect(args.onDownload).toHaveBeenCalledWith({ transcriptId: 't-1' });
  },
};

export const Delete: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const remove = within(canvas.getAllByRole('listitem')[1]!).getAllByRole('button').at(-1)!;
    await userEvent.click(remove);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(t('transcripts.deleteHint', { count: 240 }))).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('transcripts.deleteConfirm') }));
    await expect(args.onDelete).toHaveBeenCalledWith({ transcriptId: 't-1' });
  },
};

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('transcripts.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const WithoutTranscripts: Story = {
  args: { state: { status: 'ready', transcripts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
