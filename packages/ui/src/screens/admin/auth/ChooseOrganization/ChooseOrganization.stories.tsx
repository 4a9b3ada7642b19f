import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import {
  entranceParameters,
  inAdminEntrance,
} from '../AdminAuthLayout/AdminAuthLayout.decorator.tsx';
import { organizations } from '../auth.fixtures.ts';
import { ChooseOrganization } from './ChooseOrganization.tsx';

const meta = {
  component: ChooseOrganization,
  decorators: [inAdminEntrance],
  parameters: entranceParameters,
  args: {
    state: { status: 'ready', organizations, page: 1, pageSize: 3, total: 3 },
    email: 'aoi@sakura.example',
    onChoose: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof ChooseOrganization>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-auth');
    await expect(canvas.getByRole('heading', { name: t('organizations.title') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Sakura Works/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ organizationId: 'organization-1' });
    await userEvent.click(canvas.getByRole('button', { name: t('organizations.signOut') }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
