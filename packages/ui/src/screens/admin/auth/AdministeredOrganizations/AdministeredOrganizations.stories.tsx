import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import {
  entranceParameters,
  inAdminEntrance,
} from '../AdminAuthLayout/AdminAuthLayout.decorator.tsx';
import { organizations } from '../auth.fixtures.ts';
import {
  AdministeredOrganizations,
  type AdministeredOrganizationsState,
} from './AdministeredOrganizations.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: { status: 'ready', organizations, page: 1, pageSize: 3, total: 12 },
} satisfies {
  [Status in AdministeredOrganizationsState['status']]: Extract<
    AdministeredOrganizationsState,
    { status: Status }
  >;
};

const meta = {
  component: AdministeredOrganizations,
  decorators: [inAdminEntrance],
  parameters: entranceParameters,
  args: {
    state: states.ready,
    keyword: '',
    currentId: 'organization-1',
    onKeywordChange: fn(),
    onChoose: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdministeredOrganizations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-auth');
    await userEvent.type(canvas.getByRole('searchbox', { name: t('organizations.search') }), 'n');
    await expect(args.onKeywordChange).toHaveBeenCalledWith({ keyword: 'n' });
    await userEvent.click(canvas.getByRole('button', { name: /Northwind Studio/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ organizationId: 'organization-2' });
  },
};

export const TwoFactorRequired: Story = {
  args: { twoFactorSetupHref: '/security' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-auth');
    const link = canvas.getByRole('link', { name: new RegExp(t('organizations.setUpTwoFactor')) });
    await expect(link).toHaveAttribute('href', '/security');
  },
};

export const Choosing: Story = {
  args: { choosingId: 'organization-2' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sakura Works/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = { args: { state: states.empty, keyword: 'zzz' } };
export const Failed: Story = { args: { state: states.error } };
export const Loading: Story = { args: { state: states.loading, keyword: undefined } };
