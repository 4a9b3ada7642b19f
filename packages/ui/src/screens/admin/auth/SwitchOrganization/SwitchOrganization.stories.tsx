import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { AdministeredOrganizations } from '../AdministeredOrganizations/index.ts';
import { organizations } from '../auth.fixtures.ts';
import { SwitchOrganization } from './SwitchOrganization.tsx';

const meta = {
  component: SwitchOrganization,
  args: {
    open: true,
    onClose: fn(),
    children: (
      <AdministeredOrganizations
        state={{ status: 'ready', organizations, page: 1, pageSize: 3, total: 3 }}
        currentId="organization-1"
        onChoose={fn()}
        onPageChange={fn()}
        onRetry={fn()}
      />
    ),
  },
} satisfies Meta<typeof SwitchOrganization>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(await screen.findByRole('button', { name: t('close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
