import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { fullPage, invitations, longText, paged, states } from './OrganizationPicker.fixtures.ts';
import { OrganizationPicker } from './OrganizationPicker.tsx';

const meta = {
  component: OrganizationPicker,
  decorators: [inAuthLayout],
  args: {
    state: states.ready,
    accountEmail: 'aoi@sakura.example',
    changePasswordHref: '/auth/reset-password',
    onSelect: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof OrganizationPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    await expect(canvas.getByRole('heading', { name: t('picker.title') })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Sakura Works/ }));
    await expect(args.onSelect).toHaveBeenCalledWith({ organizationId: 'organization-1' });
    await expect(canvas.getByRole('link', { name: t('picker.changePassword') })).toHaveAttribute(
      'href',
      '/auth/reset-password',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('picker.signOut') }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** All organisations fit on one page: no pagination. One organisation has no address. */
export const FullPage: Story = {
  args: { state: fullPage },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /みなと設計事務所.*--/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Paged: Story = {
  args: { state: paged },
  play: async ({ canvas, args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const page = (number: number) =>
      canvas.getByRole('button', { name: common('pagination.page', { page: number }) });
    await expect(page(4)).toHaveAttribute('aria-current', 'page');
    await userEvent.click(page(5));
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 5 });
    await userEvent.click(canvas.getByRole('button', { name: common('pagination.previous') }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith({ page: 3 });
  },
};

export const Selecting: Story = {
  args: { selectingId: 'organization-1' },
  play: async ({ canvas, args, userEvent }) => {
    const entry = canvas.getByRole('button', { name: /Sakura Works/ });
    await expect(entry).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(entry);
    await userEvent.click(canvas.getByRole('button', { name: /Northwind/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Blocked: Story = {
  args: { state: states.empty },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    await expect(canvas.getByRole('heading', { name: t('picker.blockedTitle') })).toBeVisible();
  },
};

/** Shows the invitation instead of the empty state. */
export const Invited: Story = {
  args: { state: states.empty, invitations, onJoin: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    await expect(canvas.getByRole('heading', { name: t('picker.invitedTitle') })).toBeVisible();
    await expect(canvas.queryByText(t('picker.blockedTitle'))).not.toBeInTheDocument();
    const join = t('picker.joinName', { organization: 'Northwind Studio' });
    await userEvent.click(canvas.getByRole('button', { name: join }));
    await expect(args.onJoin).toHaveBeenCalledWith({ organizationId: 'organization-6' });
  },
};

export const InvitedElsewhere: Story = { args: { invitations: invitations.slice(0, 1) } };

export const Joining: Story = {
  args: { state: states.empty, invitations, selectingId: 'organization-6' },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    await userEvent.click(canvas.getByRole('button', { name: t('picker.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: longText, accountEmail: 'aoi.'.repeat(40) } };

/** The first administrator of a new organisation adds a floor. */
export const NoFloor: Story = {
  args: { noFloorHref: '/admin/floors' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    await expect(canvas.getByText(t('picker.noFloor'))).toBeVisible();
    const link = canvas.getByRole('link', { name: t('picker.administration') });
    await expect(link).toHaveAttribute('href', '/admin/floors');
  },
};
