import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { framed, photographedAt } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { Brand } from '../Brand/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { PageShell } from './PageShell.tsx';

const brand = <Brand name="Bazaar" mark={<Icon icon={icons.spreadsheet} size="lg" />} />;

const meta = {
  component: PageShell,
  parameters: { layout: 'fullscreen', ...framed },
  args: {
    brand,
    bar: brand,
    entries: [
      { id: 'home', href: '#home', name: 'ホーム Home', icon: icons.home },
      {
        id: 'orders',
        href: '#orders',
        name: '注文 Orders',
        icon: icons.file,
        group: '販売 Sales',
        badge: { count: 4, label: '未処理4件 4 open' },
      },
      {
        id: 'customers',
        href: '#customers',
        name: '顧客 Customers',
        icon: icons.people,
        group: '販売 Sales',
      },
    ],
    current: 'orders',
    path: '/orders',
    pageName: '注文 Orders',
    footer: (
      <Button size="sm" fullWidth>
        ログアウト Sign out
      </Button>
    ),
    children: <PageHeader title="注文 Orders" actions={<Button>作成 Create</Button>} />,
  },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('pageShell.skip') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main', { name: args.pageName })).toHaveFocus();
    const sales = within(canvas.getByRole('list', { name: '販売 Sales' }));
    await expect(sales.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      /Orders.*4 open/,
    );
  },
};

const panel = { label: '詳細 Details', content: <Text>注文番号 Order 1024</Text> };

/** The panel is beside the page and does not cover it. */
export const Panel: Story = {
  args: { panel },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main').getBoundingClientRect();
    const beside = canvas.getByRole('complementary', { name: panel.label }).getBoundingClientRect();
    await expect(beside.left >= page.right || beside.top >= page.bottom).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

function Routed(props: ComponentProps<typeof PageShell>) {
  const [path, setPath] = useState(props.path);
  return (
    <PageShell {...props} path={path}>
      <Button onPress={() => setPath('/home')}>ホームへ Go home</Button>
    </PageShell>
  );
}

export const FocusAfterNavigation: Story = {
  render: (args) => <Routed {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Go home/ }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The navigation is behind a button and closes after navigating. */
export const Phone: Story = {
  args: { panel },
  parameters: photographedAt('phone'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('pageShell.openMenu') }));
    const sheet = await screen.findByRole('dialog', { name: t('nav.label') });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(within(sheet).getByRole('link', { name: /Customers/ }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument(), { timeout: 5000 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
