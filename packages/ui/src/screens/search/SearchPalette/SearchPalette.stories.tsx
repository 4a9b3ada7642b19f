import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { idleSections, keyword, longSections, sections } from '../search.fixtures.ts';
import { SearchPalette, type SearchPaletteState } from './SearchPalette.tsx';

const states = {
  idle: { status: 'idle', sections: idleSections },
  searching: { status: 'searching', sections },
  ready: { status: 'ready', sections },
  none: { status: 'none' },
  error: { status: 'error', sections: [] },
  offline: { status: 'offline', sections: sections.slice(0, 1) },
} satisfies {
  [S in SearchPaletteState['status']]: Extract<SearchPaletteState, { status: S }>;
};

const meta = {
  component: SearchPalette,
  args: {
    open: true,
    state: states.ready,
    keyword,
    timeZone: 'Asia/Tokyo',
    onSearch: fn(),
    onSelect: fn(),
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SearchPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys cycle through all groups; the focus stays in the field. */
export const Ready: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'search');
    const field = await screen.findByRole('combobox', { name: t('field') });
    await waitFor(() => expect(field).toHaveFocus());
    const options = screen.getAllByRole('option');
    await expect(options).toHaveLength(8);
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      item: expect.objectContaining({ id: 'startMeeting' }),
    });
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', options[7]!.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledWith({ kind: 'MESSAGE' });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      item: expect.objectContaining({ id: 'm1' }),
    });
    await expect(field).toHaveFocus();
    await expect(screen.getByRole('group', { name: t('areas:searchKind.MESSAGE') })).toBeVisible();
    await userEvent.click(options[1]!);
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      item: expect.objectContaining({ id: 'keyaki' }),
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Idle: Story = {
  args: { state: states.idle, keyword: '', onForget: fn() },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'search');
    const forget = await screen.findByRole('button', { name: t('forget') });
    await waitFor(() => expect(forget).toBeVisible());
    await userEvent.click(forget);
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};

/** Keeps the previous results while searching. */
export const Searching: Story = { args: { state: states.searching } };

export const Partial: Story = { args: { state: { ...states.ready, partial: true } } };

export const NoneFound: Story = {
  args: { state: states.none, keyword: '存在しないもの', onAsk: fn() },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'search');
    const ask = await screen.findByRole('button', { name: t('ask') });
    await waitFor(() => expect(ask).toBeVisible());
    await userEvent.click(ask);
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

/** Shows the reason from the server, if there is one. */
export const Failed: Story = {
  args: { state: { ...states.error, reason: 'リクエストが多すぎます。 Too many requests.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  },
};

export const Offline: Story = { args: { state: states.offline } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = { args: { state: { status: 'ready', sections: longSections } } };
