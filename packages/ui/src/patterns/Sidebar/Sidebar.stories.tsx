import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { framed, photographedAt } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { navEntriesIn, withNavEntries } from '../navigation.fixtures.ts';
import { Sidebar } from './Sidebar.tsx';

function Foot() {
  return <div style={{ height: '52px' }} />;
}

const meta = {
  component: Sidebar,
  parameters: { layout: 'fullscreen', ...framed, ...photographedAt('desktop') },
  decorators: [
    withNavEntries,
    (Story, { parameters }) => (
      <div style={{ height: parameters['height'] ?? '100dvh', display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  args: { entries: [], current: 'map', expanded: true, onExpandedChange: fn() },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      navEntriesIn({ globals }).map(({ href }) => href),
    );
    await expect(canvas.getByRole('link', { name: t('nav.map') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('nav.collapse') }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith({ expanded: false });
  },
};

export const Collapsed: Story = {
  args: { expanded: false },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    for (const { name } of navEntriesIn({ globals })) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: t('nav.expand') }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith({ expanded: true });
  },
};

export const Badges: Story = {
  args: { badges: { notifications: 3, chatRoom: 12, directMessage: 128 } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const link = canvas.getByRole('link', { name: new RegExp(t('badge', { count: 12 })) });
    await expect(link).toHaveAttribute('href', '/chat-room');
  },
};

export const CollapsedBadges: Story = {
  args: { ...Badges.args, expanded: false },
};

/** All entries are visible in a window of 720 px. */
export const Short: Story = {
  args: { onFind: fn(), footer: <Foot /> },
  parameters: { height: '720px' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollHeight).toBe(list.clientHeight);
    await expect(list).not.toHaveAttribute('data-more');
    for (const entry of canvas.getAllByRole('link')) {
      await expect(entry.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};

export const ShortCollapsed: Story = { ...Short, args: { ...Short.args, expanded: false } };

export const VeryShort: Story = {
  args: { current: 'settings', onFind: fn(), footer: <Foot /> },
  parameters: { height: '480px' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const list = canvas.getByRole('list').getBoundingClientRect();
    const settings = canvas.getByRole('link', { name: t('nav.settings') });
    await waitFor(() =>
      expect(settings.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom),
    );
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('data-more', 'above'));
  },
};

export const VeryShortCollapsed: Story = {
  args: { ...VeryShort.args, current: 'main', expanded: false },
  parameters: { height: '480px' },
};
