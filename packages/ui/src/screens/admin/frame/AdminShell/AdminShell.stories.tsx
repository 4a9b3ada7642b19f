import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { ReconnectingLine } from '../../../../patterns/ReconnectingLine/index.ts';
import { photographedAt } from '../../../../stories/modes.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { AdminShell } from './AdminShell.tsx';

const longName =
  '国際的な働き方とバーチャルオフィスの未来を考える合同研究機構（International Institute）';

const meta = {
  component: AdminShell,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: [
      { id: 'overview', href: '#overview', name: '概要 Overview', icon: icons.chart },
      { id: 'members', href: '#members', name: 'メンバー Members', icon: icons.people },
      { id: 'floors', href: '#floors', name: 'フロア Floors', icon: icons.floors },
    ],
    current: 'members',
    page: '/members',
    pageName: 'メンバー Members',
    organization: { name: 'Sakura Works', avatarUrl: null, blocked: false },
    administrator: {
      name: '青木 葵',
      email: 'aoi@sakura.example',
      avatarUrl: null,
      role: 'ORGANIZATION_ADMIN',
    },
    appearance: 'system',
    language: 'ja',
    onSwitchOrganization: fn(),
    onAppearanceChange: fn(),
    onLanguageChange: fn(),
    onSignOut: fn(),
    children: <PageHeader title="メンバー Members" actions={<Button>招待 Invite</Button>} />,
  },
} satisfies Meta<typeof AdminShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-frame');
    const common = translatorOf({ globals }, 'common');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: common('pageShell.skip') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main', { name: args.pageName })).toHaveFocus();
    const own = canvas.getByRole('button', { name: new RegExp(t('openOwnMenu')) });
    await userEvent.click(own);
    await userEvent.click(await screen.findByRole('radio', { name: t('appearance.dark') }));
    await expect(args.onAppearanceChange).toHaveBeenCalledWith({ appearance: 'dark' });
    await userEvent.click(screen.getByRole('button', { name: t('signOut') }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};

export const Groups: Story = {
  args: {
    entries: [
      { id: 'overview', href: '#overview', name: '概要 Overview', icon: icons.chart },
      ...(
        [
          ['members', 'メンバー Members', icons.people, '人 People'],
          ['invitations', '招待 Invitations', icons.invite, '人 People'],
          ['floors', 'フロア Floors', icons.floors, 'オフィス Office'],
          ['bots', 'ボット Bots', icons.bot, '連携 Integrations'],
        ] as const
      ).map(([id, name, icon, group]) => ({ id, href: `#${id}`, name, icon, group })),
    ],
  },
  play: async ({ canvas }) => {
    const people = within(canvas.getByRole('list', { name: '人 People' }));
    await expect(people.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getAllByRole('list')).toHaveLength(4);
  },
};

/** In a low window, the navigation scrolls to the current page. */
export const ManyPages: Story = {
  args: {
    entries: Array.from({ length: 40 }, (_, index) => ({
      id: `page-${index}`,
      href: `#page-${index}`,
      name: `ページ Page ${index + 1}`,
      icon: icons.chart,
    })),
    current: 'page-39',
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation').getBoundingClientRect();
    await waitFor(async () => {
      const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      await expect(link.bottom).toBeLessThanOrEqual(list.bottom + 1);
      await expect(link.top).toBeGreaterThanOrEqual(list.top - 1);
    });
  },
};

export const LongName: Story = {
  args: { organization: { name: 'W'.repeat(255), avatarUrl: null, blocked: false } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('W'.repeat(255), { selector: '[title] *' });
    const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    const { height } = words.closest('[title]')!.getBoundingClientRect();
    await expect(height).toBeLessThan(100);
    await expect(link.bottom).toBeLessThan(innerHeight);
  },
};

/** System administrator in a blocked organisation while offline. */
export const BlockedOrganization: Story = {
  args: {
    organization: { name: longName, avatarUrl: null, blocked: true },
    administrator: {
      name: longName,
      email: 'system@office.example',
      avatarUrl: null,
      role: 'SYSTEM_ADMIN',
    },
    connection: <ReconnectingLine />,
  },
};

export const Loading: Story = {
  args: { organization: null, administrator: null, onSwitchOrganization: undefined },
};

/** The navigation is behind a button and closes after navigating. */
export const Phone: Story = {
  parameters: photographedAt('phone'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-frame');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: common('pageShell.openMenu') }));
    const sheet = await screen.findByRole('dialog', { name: t('menu') });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(screen.getByRole('link', { name: 'フロア Floors' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument(), { timeout: 5000 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
