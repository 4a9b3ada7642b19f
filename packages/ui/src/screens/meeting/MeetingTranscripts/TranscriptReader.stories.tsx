import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { clock } from '../meeting.fixtures.ts';
import {
  TranscriptReader,
  type TranscriptLineItem,
  type TranscriptReaderState,
} from './TranscriptReader.tsx';

const lines: readonly TranscriptLineItem[] = [
  {
    position: 1,
    name: '青木 葵',
    text: 'おはようございます。リリースの予定を決めましょう。',
    language: 'ja',
    spokenAt: '2026-11-20T01:05:12.000Z',
  },
  {
    position: 2,
    name: 'Olivia Bennett',
    text: 'The release notes are ready. Let’s review them together after this meeting.',
    language: 'en',
    spokenAt: '2026-11-20T01:05:40.000Z',
  },
  {
    position: 3,
    name: null,
    text: '火曜日の午後はいかがでしょうか。',
    language: 'ja',
    spokenAt: '2026-11-20T01:06:02.000Z',
  },
];

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', lines, total: 3, keyword: '', hasMore: false, loadingMore: false },
} as const satisfies {
  [S in TranscriptReaderState['status']]: Extract<TranscriptReaderState, { status: S }>;
};

const meta = {
  component: TranscriptReader,
  args: {
    open: true,
    startedAt: '2026-11-20T01:05:00.000Z',
    endedAt: '2026-11-20T01:35:00.000Z',
    keyword: '',
    state: states.ready,
    clock,
    onKeywordChange: fn(),
    onLoadMore: fn(),
    onDownload: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TranscriptReader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.getByText(t('transcripts.formerMember'))).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: t('transcripts.search') }), 'り');
    await expect(args.onKeywordChange).toHaveBeenCalledWith({ keyword: 'り' });
    await userEvent.click(dialog.getByRole('button', { name: t('transcripts.downloadFile') }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('transcripts.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Marks the keyword, also in another kana. */
export const Found: Story = {
  args: {
    keyword: 'りりーす',
    state: { ...states.ready, lines: lines.slice(0, 1), total: 1, keyword: 'りりーす' },
  },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('リリース')).toBeVisible();
    await expect(dialog.getByText(t('transcripts.found', { count: 1 }))).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { keyword: '来月', state: { ...states.ready, lines: [], total: 0, keyword: '来月' } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(
      await screen.findByText(t('transcripts.noMatches', { keyword: '来月' })),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { endedAt: null, state: { ...states.ready, lines: [], total: 0 } },
};

export const MoreLines: Story = {
  args: { state: { ...states.ready, total: 240, hasMore: true, loadingMore: true } },
};

export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
