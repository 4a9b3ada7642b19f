import { allowedStatuses, workingStatuses } from '@office/vocabulary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPopover } from '../../../patterns/PresencePicker/PresencePicker.decorator.tsx';
import { PresenceMenu } from './PresenceMenu.tsx';

const meta = {
  component: PresenceMenu,
  decorators: [inPopover],
  args: {
    name: '佐々木 葵',
    email: 'aoi@sakura.example',
    organizationName: 'さくらワークス',
    presence: { workingStatus: 'OFFICE', status: 'AVAILABLE' },
    state: { status: 'idle' },
    onChange: fn(),
    onEditStatusLine: fn(),
    onClearStatusLine: fn(),
    onPause: fn(),
    onResume: fn(),
    onEditProfile: fn(),
    onSwitchOrganization: fn(),
    onHelp: fn(),
    onShortcuts: fn(),
    onTour: fn(),
    administrationHref: '/admin',
    onSignOut: fn(),
  },
} satisfies Meta<typeof PresenceMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const people = translatorOf({ globals }, 'people');
    await expect(canvas.getByText('さくらワークス')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('status.BUSY') }));
    await expect(args.onChange).toHaveBeenCalledWith({
      presence: { workingStatus: 'OFFICE', status: 'BUSY' },
    });
    await userEvent.click(canvas.getByRole('button', { name: people('editProfile') }));
    await expect(args.onEditProfile).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: people('switchOrganization') }));
    await expect(args.onSwitchOrganization).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: people('administration') })).toHaveAttribute(
      'href',
      '/admin',
    );
    await userEvent.click(canvas.getByRole('button', { name: people('shortcuts') }));
    await expect(args.onShortcuts).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: people('tour') }));
    await expect(args.onTour).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: people('signOut') }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const AllowedPairs: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const offered = canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await expect(offered).toEqual([...workingStatuses, ...allowedStatuses.OFFICE]);
    await expect(
      canvas.queryByRole('radio', { name: t('status.ON_VACATION') }),
    ).not.toBeInTheDocument();
  },
};

export const WithAClient: Story = {
  args: { presence: { workingStatus: 'IN_WITH_CLIENT', status: 'BUSY' } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const offered = canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await expect(offered).toEqual([...workingStatuses, ...allowedStatuses.IN_WITH_CLIENT]);
    await expect(canvas.getByRole('radio', { name: t('status.BUSY') })).toBeChecked();
  },
};

export const OnVacation: Story = {
  args: { presence: { workingStatus: 'HOME', status: 'ON_VACATION' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('radio', { name: t('workingStatus.OFFICE') }));
    await expect(args.onChange).toHaveBeenCalledWith({
      presence: {
        workingStatus: 'OFFICE',
        status: 'AVAILABLE',
      },
    });
  },
};

export const Saving: Story = {
  args: {
    state: { status: 'saving' },
    presence: { workingStatus: 'HOME', status: 'LEAVING' },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('presenceSaving'));
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('alert')).toHaveTextContent(common('presencePicker.failed'));
  },
};

export const InAMeeting: Story = {
  args: {
    presence: { workingStatus: 'OFFICE', status: 'BUSY' },
    lastManual: { workingStatus: 'OFFICE', status: 'AVAILABLE' },
    automatic: 'meeting',
  },
  play: async ({ canvas, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await expect(canvas.getByText(common('presencePicker.automatic.meeting'))).toBeVisible();
  },
};

export const StatusLineAndQuietTime: Story = {
  args: {
    statusLine: { emoji: '🍱', text: 'ランチ中', endsAt: null },
    pausedUntil: new Date('2026-11-24T06:00:00Z'),
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(canvas.getByRole('button', { name: '🍱 ランチ中' }));
    await expect(args.onEditStatusLine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('statusLine.clear') }));
    await expect(args.onClearStatusLine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('quiet.resume') }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** Notifications are paused by the working hours. */
export const PausedOutsideHours: Story = {
  args: { pausedUntil: new Date('2026-11-24T00:00:00Z'), onResume: undefined },
};

export const OneOrganization: Story = {
  args: { onSwitchOrganization: undefined, onHelp: undefined, onTour: undefined },
};

export const LongText: Story = {
  args: {
    name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura',
    email: 'maximiliane.wolfeschlegelsteinhausenbergerdorff@second-development.sakura.example',
    organizationName: '株式会社さくらワークス 第二開発本部 プロダクトデザイン統括グループ',
  },
};
