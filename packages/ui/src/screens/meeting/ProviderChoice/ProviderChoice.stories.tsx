import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { modes } from '../../../stories/modes.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, services } from '../meeting.fixtures.ts';
import { ProviderChoice } from './ProviderChoice.tsx';

const meta = {
  component: ProviderChoice,
  decorators: [inPanel],
  render: (args) => (
    <SidePanel title="会議サービス Meeting service">
      <ProviderChoice {...args} />
    </SidePanel>
  ),
  args: { services, clock, value: 'OFFICE', onChange: fn(), onLink: fn() },
} satisfies Meta<typeof ProviderChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only connected providers can be selected, the others can be linked. */
export const LinkStates: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('radio', { name: t('provider.GOOGLE') }));
    await expect(args.onChange).toHaveBeenCalledWith({ provider: 'GOOGLE' });
    const zoom = canvas.getByRole('radio', { name: t('provider.ZOOM') });
    await expect(zoom).toBeDisabled();
    await expect(zoom).toHaveAccessibleDescription(t('services.DISCONNECTED'));
    const relink = t('services.relinkName', { provider: t('provider.ZOOM') });
    await userEvent.click(canvas.getByRole('button', { name: relink }));
    await expect(args.onLink).toHaveBeenCalledWith({ provider: 'ZOOM' });
    const link = t('services.linkName', { provider: t('provider.TEAMS') });
    await userEvent.click(canvas.getByRole('button', { name: link }));
    await expect(args.onLink).toHaveBeenCalledWith({ provider: 'TEAMS' });
  },
};

/** The daily limit of one provider is reached, and another is being linked. */
export const UsedUpAndLinking: Story = {
  args: {
    inRoom: true,
    services: services.map((service) => ({
      ...service,
      ...(service.provider === 'GOOGLE' && { usedUpUntil: '2026-11-21T00:00:00Z' }),
      linking: service.provider === 'TEAMS',
    })),
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByRole('radio', { name: t('provider.GOOGLE') })).toBeDisabled();
    const time = globals['locale'] === 'ja' ? '明日 09:00' : 'tomorrow 09:00';
    await expect(canvas.getByText(t('services.usedUp', { time }))).toBeVisible();
  },
};

export const UsedUpInJapanese: Story = { ...UsedUpAndLinking, globals: modes['ja-dark'] };
