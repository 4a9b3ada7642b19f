import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { framed, photographedAt } from '../../../../../.storybook/modes.ts';
import { wordsOf } from '../../../../../.storybook/words.ts';
import { navEntries } from '../navigation.ts';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  component: Sidebar,
  parameters: { layout: 'fullscreen', ...framed, ...photographedAt('desktop') },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh', display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  args: { current: 'map', expanded: true, onToggle: fn() },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      navEntries.map(({ href }) => href),
    );
    await expect(canvas.getByRole('link', { name: t('nav.map') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('nav.collapse') }));
    await expect(args.onToggle).toHaveBeenCalledWith({ expanded: false });
  },
};

export const Collapsed: Story = {
  args: { expanded: false },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf({ globals }, 'common');
    for (const { id } of navEntries) {
      await expect(canvas.getByRole('link', { name: t(`nav.${id}`) })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: t('nav.expand') }));
    await expect(args.onToggle).toHaveBeenCalledWith({ expanded: true });
  },
};

export const Badges: Story = {
  args: { badges: { notifications: 3, chatRoom: 12, directMessage: 128 } },
  play: async ({ canvas, globals }) => {
    const t = wordsOf({ globals }, 'common');
    const link = canvas.getByRole('link', { name: new RegExp(t('badge', { count: 12 })) });
    await expect(link).toHaveAttribute('href', '/chat-room');
  },
};

export const CollapsedBadges: Story = {
  args: { ...Badges.args, expanded: false },
};
