import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import {
  entranceParameters,
  inAdminEntrance,
} from '../AdminAuthLayout/AdminAuthLayout.decorator.tsx';
import { states } from './AdministeredOrganizations.fixtures.ts';
import { AdministeredOrganizations } from './AdministeredOrganizations.tsx';

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

/** Ignores presses while an organisation is being opened. */
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
