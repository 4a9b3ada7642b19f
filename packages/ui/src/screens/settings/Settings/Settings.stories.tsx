import { formatDateTime, type CalendarKind } from '@office/vocabulary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { deviceErrors } from '../../../stories/deviceErrors.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import {
  accountsMissing,
  calendarProblems,
  devicesWithProblems,
  long,
  notLinkable,
  states,
  syncingCalendar,
  unknownDevices,
  unpluggedDevice,
} from './Settings.fixtures.ts';
import { Settings } from './Settings.tsx';
import type { DataExport } from './settingsValues.ts';

const meta = {
  component: Settings,
  decorators: [inPanel],
  args: {
    state: states.ready,
    onChange: fn(),
    onSelectDevice: fn(),
    onRequestDevices: fn(),
    onTestDevices: fn(),
    onLink: fn(),
    onUnlink: fn(),
    onSync: fn(),
    onRenewFeed: fn(),
    onRemoveFeed: fn(),
    onCopyFeed: fn(),
    onPushChange: fn(),
    onExportData: fn(),
    onConfirmExport: fn(),
    onCancelExport: fn(),
    onDownloadData: fn(),
    onEditProfile: fn(),
    onChangePassword: fn(),
    onSecurity: fn(),
    onAccessTokens: fn(),
    onEditWorkingHours: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByRole('radio', { name: t('quality.MEDIUM') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('quality.LOW') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ change: { graphics: 'LOW' } });
    await expect(canvas.getByRole('radio', { name: t('lightOption.automatic') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('lightOption.evening') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ change: { light: 'evening' } });
    await userEvent.click(canvas.getByRole('radio', { name: t('viewOption.2d') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ change: { view: '2d' } });
    await userEvent.click(canvas.getByRole('radio', { name: t('themeOption.dark') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ change: { theme: 'dark' } });
    await userEvent.click(canvas.getByRole('switch', { name: t('microphoneEnabled') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      change: {
        audio: { microphoneEnabled: true, noiseSuppression: true, meetingRoomEntry: 'ASK' },
      },
    });
    await userEvent.click(canvas.getByRole('switch', { name: t('push') }));
    await expect(args.onPushChange).toHaveBeenCalledWith({ on: true });
    await userEvent.click(canvas.getByRole('button', { name: t('changePassword') }));
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('profile') }));
    await expect(args.onEditProfile).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('security.open') }));
    await expect(args.onSecurity).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('accessTokens.open') }));
    await expect(args.onAccessTokens).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('workingHours.edit') }));
    await expect(args.onEditWorkingHours).toHaveBeenCalledOnce();
  },
};

export const Without3d: Story = {
  args: { state: { ...states.ready, values: { ...states.ready.values, view: '2d' } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByRole('radio', { name: t('viewOption.2d') })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: t('quality.HIGH') })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: t('lightOption.night') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: t('viewOption.3d') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ change: { view: '3d' } });
  },
};

/** Without WebGL the 2D view is selected and the reason is shown. */
export const No3dHere: Story = {
  args: { state: { ...states.ready, supports3d: false } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByRole('radio', { name: t('viewOption.3d') })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: t('viewOption.2d') })).toBeChecked();
    await expect(canvas.getByText(t('viewUnsupported'))).toBeInTheDocument();
  },
};

/** Sections are reachable by hash, for example settings#calendar. */
export const Anchors: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    for (const id of ['audio', 'video', 'graphics', 'calendar', 'meeting', 'notification']) {
      await expect(canvas.getByRole('region', { name: t(id) })).toHaveAttribute('id', id);
    }
  },
};

export const ChoosesWhatEnteringARoomDoes: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(canvas.getByRole('combobox', { name: t('meetingRoomEntry') }));
    const option = t('meetingRoomEntryOption.MUTED');
    await userEvent.click(await screen.findByRole('option', { name: option }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      change: {
        audio: { microphoneEnabled: false, noiseSuppression: true, meetingRoomEntry: 'MUTED' },
      },
    });
  },
};

export const TestsDevices: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(canvas.getByRole('button', { name: t('deviceTest.audio') }));
    await expect(args.onTestDevices).toHaveBeenLastCalledWith({ camera: false });
    await userEvent.click(canvas.getByRole('button', { name: t('deviceTest.video') }));
    await expect(args.onTestDevices).toHaveBeenLastCalledWith({ camera: true });
  },
};

export const ChoosesDevices: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(canvas.getByRole('combobox', { name: t('speaker') }));
    await userEvent.click(await screen.findByRole('option', { name: 'USB Headset' }));
    await expect(args.onSelectDevice).toHaveBeenLastCalledWith({
      kind: 'speaker',
      deviceId: 'speaker-2',
    });
  },
};

/** Selects the system default device. */
export const ChoosesTheDefault: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(canvas.getByRole('combobox', { name: t('microphone') }));
    await userEvent.click(await screen.findByRole('option', { name: t('deviceDefault') }));
    await expect(args.onSelectDevice).toHaveBeenLastCalledWith({
      kind: 'microphone',
      deviceId: null,
    });
  },
};

/** An unplugged device stays selected until another one is chosen. */
export const DeviceUnplugged: Story = {
  args: { state: unpluggedDevice },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByRole('combobox', { name: t('microphone') })).toHaveTextContent(
      t('goneDevice'),
    );
  },
};

export const PermissionNotRequested: Story = {
  args: { state: unknownDevices },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const audio = within(canvas.getByRole('region', { name: t('audio') }));
    await userEvent.click(audio.getByRole('button', { name: t('allowDevices') }));
    await expect(args.onRequestDevices).toHaveBeenCalledWith({ kind: 'speaker' });
    const video = within(canvas.getByRole('region', { name: t('video') }));
    await userEvent.click(video.getByRole('button', { name: t('allowDevices') }));
    await expect(args.onRequestDevices).toHaveBeenLastCalledWith({ kind: 'camera' });
  },
};

export const DeviceErrors: Story = {
  args: { state: devicesWithProblems },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByText(deviceErrors.notAllowed.text)).toBeInTheDocument();
    await expect(canvas.getByText(deviceErrors.notReadable.text)).toBeInTheDocument();
    await expect(canvas.getByText(t('devicesNeedHttps'))).toBeInTheDocument();
    const [microphone] = canvas.getAllByRole('button', { name: t('recheck') });
    await userEvent.click(microphone!);
    await expect(args.onRequestDevices).toHaveBeenCalledWith({ kind: 'microphone' });
  },
};

/** Unlinking asks for confirmation and names the consequences. */
export const Accounts: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const zoom = { provider: t('provider.ZOOM') };
    const google = { provider: t('calendarKind.GOOGLE') };
    const outlook = { provider: t('calendarKind.TEAMS') };
    await userEvent.click(canvas.getByRole('button', { name: t('reconnectName', zoom) }));
    await expect(args.onLink).toHaveBeenCalledWith({ account: 'meeting', provider: 'ZOOM' });
    await userEvent.click(canvas.getByRole('button', { name: t('connectName', outlook) }));
    await expect(args.onLink).toHaveBeenLastCalledWith({ account: 'calendar', provider: 'TEAMS' });
    await userEvent.click(canvas.getByRole('button', { name: t('unlinkName', google) }));
    await screen.findByRole('alertdialog', { name: t('unlinkTitle', google) });
    await expect(args.onUnlink).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: t('unlink') }));
    await expect(args.onUnlink).toHaveBeenCalledWith({ account: 'calendar', provider: 'GOOGLE' });
  },
};

/** Each calendar shows its own problem and how to fix it. */
export const CalendarTroubles: Story = {
  args: { state: calendarProblems },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const named = (kind: CalendarKind) => ({ provider: t(`calendarKind.${kind}`) });
    await expect(canvas.getByText(t('sync.forbidden'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('allowName', named('GOOGLE')) }));
    await expect(args.onLink).toHaveBeenCalledWith({ account: 'calendar', provider: 'GOOGLE' });
    const outlook = canvas.getByRole('button', { name: t('sync.nowName', named('TEAMS')) });
    await expect(outlook).toBeDisabled();
    const time = formatDateTime('2026-11-20T01:24:00.000Z');
    await expect(canvas.getByText(t('sync.unavailable', { time }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('sync.nowName', named('CALDAV')) }));
    await expect(args.onSync).toHaveBeenCalledWith({ provider: 'CALDAV' });
    await userEvent.click(canvas.getByRole('button', { name: t('feed.make') }));
    await expect(args.onRenewFeed).toHaveBeenCalledOnce();
  },
};

export const CalendarSyncing: Story = { args: { state: syncingCalendar } };

/** The secret address is revealed on request; renewing it asks for confirmation. */
export const CalendarFeedAddress: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const { calendarFeed } = states.ready;
    const address = canvas.getByRole('textbox', { name: t('feed.address') });
    await expect(address).not.toHaveValue(calendarFeed.url);
    await userEvent.click(canvas.getByRole('button', { name: t('feed.show') }));
    await expect(address).toHaveValue(calendarFeed.url);
    await userEvent.click(canvas.getByRole('button', { name: t('feed.copy') }));
    await expect(args.onCopyFeed).toHaveBeenCalledWith({ url: calendarFeed.url });
    await expect(await canvas.findByText(t('feed.copied'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('feed.renew') }));
    const question = await screen.findByRole('alertdialog', { name: t('feed.renewTitle') });
    await expect(args.onRenewFeed).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: t('feed.renew') }));
    await expect(args.onRenewFeed).toHaveBeenCalledOnce();
  },
};

/** Linking is disabled in this office; linked accounts can still be unlinked. */
export const NotLinkable: Story = {
  args: { state: notLinkable },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getAllByText(t('notLinkable'))).toHaveLength(2);
    const meeting = within(canvas.getByRole('region', { name: t('meeting') }));
    const [button, ...others] = meeting.getAllByRole('button');
    await expect(button).toHaveAccessibleName(t('unlinkName', { provider: t('provider.ZOOM') }));
    await expect(others).toHaveLength(0);
  },
};

export const AccountsMissing: Story = {
  args: { state: accountsMissing },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const meeting = within(canvas.getByRole('region', { name: t('meeting') }));
    await expect(meeting.getByText(t('accountsFailed'))).toBeVisible();
    await userEvent.click(meeting.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(t('feed.failed'))).toBeVisible();
  },
};

export const NotificationsOn: Story = { args: { state: { ...states.ready, push: 'on' } } };

export const NotificationsDenied: Story = {
  args: { state: { ...states.ready, push: 'denied' } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByRole('switch', { name: t('push') })).toBeDisabled();
    await expect(canvas.getByText(t('pushProblem.denied'))).toBeInTheDocument();
  },
};

export const NotificationsUnsupported: Story = {
  args: { state: { ...states.ready, push: 'unsupported' } },
};

/** Without a push service, notifications are shown only while a page is open. */
export const NotificationsWhileOpen: Story = {
  args: { state: { ...states.ready, push: 'on', pushReach: 'whileOpen' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByText(t('pushHintWhileOpen'))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', { name: t('push') }));
    await expect(args.onPushChange).toHaveBeenCalledWith({ on: false });
    await userEvent.click(canvas.getByRole('switch', { name: t('notificationSound') }));
    const { notification } = states.ready.values;
    await expect(args.onChange).toHaveBeenCalledWith({
      change: { notification: { ...notification, sound: false } },
    });
  },
};

export const SaveFailed: Story = { args: { saveFailed: true } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };

export const WithoutWorkingHours: Story = {
  args: { state: { ...states.ready, workingHours: null } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await expect(canvas.getByRole('button', { name: t('workingHours.set') })).toBeVisible();
  },
};

const withExport = (dataExport: DataExport) => ({ state: { ...states.ready, dataExport } });

export const DataExportAvailable: Story = {
  args: withExport({ status: 'none' }),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(canvas.getByRole('button', { name: t('dataExport.request') }));
    await expect(args.onExportData).toHaveBeenCalledOnce();
  },
};

export const DataExportConfirmation: Story = {
  args: withExport({ status: 'none', confirmation: { error: { kind: 'wrongPassword' } } }),
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const common = translatorOf({ globals }, 'common');
    const dialog = within(await screen.findByRole('dialog', { name: t('dataExport.request') }));
    await expect(await dialog.findByText(common('passwordField.incorrect'))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(common('passwordField.current')), 'Office#2026');
    await userEvent.click(dialog.getByRole('button', { name: t('dataExport.request') }));
    await expect(args.onConfirmExport).toHaveBeenCalledWith({ currentPassword: 'Office#2026' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancelExport).toHaveBeenCalledOnce();
  },
};

export const DataExportPending: Story = {
  args: withExport({ status: 'pending', progress: 40 }),
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const progress = canvas.getByRole('progressbar', { name: t('dataExport.progress') });
    await expect(progress).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.queryByRole('button', { name: t('dataExport.request') })).toBeNull();
  },
};

export const DataExportReady: Story = {
  args: withExport({ status: 'ready', size: 4_182_033, expiresAt: '2026-11-23T08:41:00.000Z' }),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    await userEvent.click(canvas.getByRole('button', { name: t('dataExport.download') }));
    await expect(args.onDownloadData).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('dataExport.again') }));
    await expect(args.onExportData).toHaveBeenCalledOnce();
  },
};

export const DataExportFailed: Story = { args: withExport({ status: 'failed' }) };

export const DataExportRequesting: Story = {
  args: withExport({ status: 'none', requesting: true }),
};
