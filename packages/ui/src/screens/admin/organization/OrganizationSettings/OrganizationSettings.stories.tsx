import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import {
  OrganizationSettings,
  type OrganizationSettingsProps,
  type OrganizationSettingsState,
} from './OrganizationSettings.tsx';
import type { OrganizationExport, SettingsPart } from './settingsValues.ts';

const handlers = () => ({ onChange: fn(), onSave: fn(), onTakeTheirs: fn() });

const part = <Values,>(stored: Values): SettingsPart<Values> => ({ values: stored, stored });

const profile = { name: 'さくらワークス', email: 'info@sakura.example', timeZone: 'Asia/Tokyo' };

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    blocked: false,
    profile: { ...part(profile), avatarUrl: null, picture: undefined },
    signIn: {
      ...part({
        loginCode: 'NEW_NETWORKS',
        companyNetworks: ['203.0.113.0/24', '2001:db8:1::/48'],
        companyNetworksOnly: false,
        sessionHours: 720,
        idleMinutes: 30,
        minPasswordLength: 12,
        inviteDomains: ['sakura.example'],
        adminTwoFactor: false,
      }),
      administratorsWithoutTwoFactor: { count: 2, href: '/members' },
    },
    areas: part({ USER: ['survey'], GUEST: ['voice', 'meeting'] }),
    groupMentions: part({ access: 'ADMINISTRATORS', openSize: 20 }),
    retention: {
      ...part({ messageDays: 62, fileDays: 30, meetingDays: null }),
      maxDays: 62,
      preview: null,
    },
    linkPreviews: part({ enabled: true }),
    transcripts: part({ enabled: true }),
    guestAccess: part({ days: 90 }),
    guestLinks: part({ enabled: true }),
    dataExport: { status: 'none' },
    deletion: { scheduled: null, permitted: true, submitting: false },
  },
} as const satisfies {
  [Status in OrganizationSettingsState['status']]: Extract<
    OrganizationSettingsState,
    { status: Status }
  >;
};

const contracts: OrganizationSettingsProps['contracts'] = {
  canLimit: true,
  edited: null,
  state: {
    status: 'ready',
    contracts: [
      {
        id: 'contract-1',
        name: '本社オフィス Head office of a company with a long name',
        blocked: false,
        used: 42,
        limit: 100,
        retentionDays: 1095,
        floors: [
          { id: 'floor-1', name: '1階 ひろば', blocked: false },
          { id: 'floor-2', name: '2階 しごと場', blocked: true },
        ],
      },
      {
        ...{ id: 'contract-2', name: '大阪支社', blocked: true },
        ...{ used: 0, limit: 20, retentionDays: 62, floors: [] },
      },
    ],
  },
};

const meta = {
  component: OrganizationSettings,
  args: {
    state: states.ready,
    contracts,
    onProfile: handlers(),
    onPictureChange: fn(),
    onSignIn: handlers(),
    onAreas: handlers(),
    onGroupMentions: handlers(),
    onRetention: handlers(),
    onLinkPreviews: handlers(),
    onDemoColleagues: fn(),
    onTranscripts: handlers(),
    onGuestAccess: handlers(),
    onGuestLinks: handlers(),
    onDataExport: { onExport: fn(), onDownload: fn() },
    onDeletion: { onSchedule: fn(), onCancel: fn() },
    onContracts: {
      ...handlers(),
      onEdit: fn(),
      onClose: fn(),
      onBlock: fn(),
      onRetry: fn(),
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof OrganizationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await expect(
      canvas.queryByRole('switch', { name: t('demoColleagues.enabled') }),
    ).not.toBeInTheDocument();
    const role = t('areas.USER');
    const chat = t('areas.cell', { area: t('areas:name.chat'), role });
    await userEvent.click(canvas.getByRole('checkbox', { name: chat }));
    await expect(args.onAreas.onChange).toHaveBeenCalledWith({
      values: { USER: ['survey', 'chat'], GUEST: ['voice', 'meeting'] },
    });
    // The calendar depends on the meetings area.
    const calendar = t('areas.cell', { area: t('areas:name.calendar'), role });
    await expect(canvas.getByRole('checkbox', { name: calendar })).toBeChecked();
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('contracts.editNamed', { name: '大阪支社' }),
      }),
    );
    await expect(args.onContracts.onEdit).toHaveBeenCalledWith({ id: 'contract-2' });
  },
};

export const TimeZoneSelected: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const field = canvas.getByRole('combobox', { name: t('profile.timeZone') });
    await userEvent.clear(field);
    await userEvent.type(field, 'Berlin');
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('option', { name: /ベルリン|Berlin/ }));
    await expect(args.onProfile.onChange).toHaveBeenLastCalledWith({
      values: { ...profile, timeZone: 'Europe/Berlin' },
    });
  },
};

/** The first invalid field gets the focus, and nothing is submitted. */
export const Wrong: Story = {
  args: {
    state: {
      ...states.ready,
      profile: { ...states.ready.profile, values: { ...profile, name: ' ', email: 'nobody' } },
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(canvas.getByRole('button', { name: t('profile.save') }));
    const common = translatorOf({ globals }, 'common');
    await expect(await canvas.findByText(common('validation.required'))).toBeVisible();
    await expect(canvas.getByText(common('validation.email'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('profile.name') })).toHaveFocus();
    await expect(args.onProfile.onSave).not.toHaveBeenCalled();
  },
};

/** Another administrator changed the name first. A shorter retention shows the deleted data. */
export const ConflictAndLoss: Story = {
  args: {
    state: {
      ...states.ready,
      profile: {
        ...states.ready.profile,
        values: { ...profile, name: 'Sakura Works' },
        conflict: true,
      },
      retention: {
        values: { messageDays: 14, fileDays: 7, meetingDays: 365 },
        stored: { messageDays: 62, fileDays: 62, meetingDays: null },
        maxDays: 62,
        preview: {
          status: 'ready',
          messages: 1280,
          files: 64,
          fileBytes: 120_400_000,
          meetings: 310,
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await expect(canvas.getByText('Sakura Works')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('retention.save') }));
    await expect(args.onRetention.onSave).not.toHaveBeenCalled();
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/1,280/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: t('retention.confirm') }));
    await expect(args.onRetention.onSave).toHaveBeenCalledWith({
      values: { messageDays: 14, fileDays: 7, meetingDays: 365 },
    });
  },
};

/** The contract allows three years. */
export const LongRetention: Story = {
  args: {
    state: {
      ...states.ready,
      retention: {
        ...part({ messageDays: 365, fileDays: 62, meetingDays: null }),
        maxDays: 1095,
        preview: null,
      },
    },
  },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(canvas.getByRole('combobox', { name: t('retention.messageDays') }));
    const list = within(canvasElement.ownerDocument.body);
    const years = (count: number) => t('retention.years', { count });
    const longest = await list.findByRole('option', { name: years(3) });
    await expect(list.queryByRole('option', { name: years(5) })).toBeNull();
    await userEvent.click(longest);
    await expect(args.onRetention.onChange).toHaveBeenCalledWith({
      values: { messageDays: 1095, fileDays: 62, meetingDays: null },
    });
  },
};

export const NetworksLackAdministrator: Story = {
  args: {
    state: {
      ...states.ready,
      signIn: {
        ...states.ready.signIn,
        values: { ...states.ready.signIn.values, companyNetworksOnly: true },
        problem:
          '現在のIPアドレス（203.0.113.7）が社内ネットワークに含まれていません。ご自身が利用できなくならないように、先に追加してください。',
      },
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const choice = canvas.getByRole('checkbox', { name: t('signIn.restrictToNetworks') });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await expect(args.onSignIn.onChange).toHaveBeenCalledWith({
      values: expect.objectContaining({ companyNetworksOnly: false }),
    });
  },
};

export const IdleTimeOut: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const select = canvas.getByRole('combobox', { name: t('signIn.idleMinutes') });
    await expect(select).toHaveTextContent(t('signIn.minutes', { count: 30 }));
    await userEvent.click(select);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('option', { name: t('signIn.noLimit') }));
    await expect(args.onSignIn.onChange).toHaveBeenCalledWith({
      values: expect.objectContaining({ idleMinutes: null }),
    });
  },
};

export const MinimumPasswordLength: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const select = canvas.getByRole('combobox', { name: t('signIn.minPasswordLength') });
    await expect(select).toHaveTextContent(t('signIn.characters', { count: 12 }));
    await userEvent.click(select);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await body.findByRole('option', { name: t('signIn.characters', { count: 16 }) }),
    );
    await expect(args.onSignIn.onChange).toHaveBeenCalledWith({
      values: expect.objectContaining({ minPasswordLength: 16 }),
    });
  },
};

export const WithoutLinkPreviews: Story = {
  args: {
    state: {
      ...states.ready,
      linkPreviews: { values: { enabled: false }, stored: { enabled: true } },
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const choice = canvas.getByRole('checkbox', { name: t('linkPreviews.enabled') });
    await expect(choice).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('linkPreviews.save') }));
    await expect(args.onLinkPreviews.onSave).toHaveBeenCalledWith({ values: { enabled: false } });
    await userEvent.click(choice);
    await expect(args.onLinkPreviews.onChange).toHaveBeenCalledWith({ values: { enabled: true } });
  },
};

export const DemoOrganization: Story = {
  args: {
    state: { ...states.ready, demoColleagues: { enabled: true, submitting: false } },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const choice = canvas.getByRole('switch', { name: t('demoColleagues.enabled') });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await expect(args.onDemoColleagues).toHaveBeenCalledWith({ enabled: false });
  },
};

export const LinkPreviewConflict: Story = {
  args: {
    state: {
      ...states.ready,
      linkPreviews: { values: { enabled: false }, stored: { enabled: true }, conflict: true },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await expect(canvas.getByText(t('linkPreviews.off'))).toBeVisible();
    await expect(canvas.getByText(t('linkPreviews.on'))).toBeVisible();
  },
};

export const WithoutTranscripts: Story = {
  args: {
    state: {
      ...states.ready,
      transcripts: { values: { enabled: false }, stored: { enabled: true } },
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const choice = canvas.getByRole('checkbox', { name: t('transcripts.enabled') });
    await expect(choice).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('transcripts.save') }));
    await expect(args.onTranscripts.onSave).toHaveBeenCalledWith({ values: { enabled: false } });
    await userEvent.click(choice);
    await expect(args.onTranscripts.onChange).toHaveBeenCalledWith({ values: { enabled: true } });
  },
};

export const GuestAccess: Story = {
  args: {
    state: { ...states.ready, guestAccess: { values: { days: 45 }, stored: { days: null } } },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const field = canvas.getByRole('combobox', { name: t('guestAccess.label') });
    await userEvent.click(canvas.getByRole('button', { name: t('guestAccess.save') }));
    await expect(args.onGuestAccess.onSave).toHaveBeenCalledWith({ values: { days: 45 } });
    await userEvent.click(field);
    await userEvent.click(
      await screen.findByRole('option', { name: t('guestAccess.days', { count: 180 }) }),
    );
    await expect(args.onGuestAccess.onChange).toHaveBeenCalledWith({ values: { days: 180 } });
  },
};

export const WithoutGuestLinks: Story = {
  args: {
    state: {
      ...states.ready,
      guestLinks: { values: { enabled: false }, stored: { enabled: true } },
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(canvas.getByRole('button', { name: t('guestLinks.save') }));
    await expect(args.onGuestLinks.onSave).toHaveBeenCalledWith({ values: { enabled: false } });
  },
};

export const TranscriptConflict: Story = {
  args: {
    state: {
      ...states.ready,
      transcripts: { values: { enabled: false }, stored: { enabled: true }, conflict: true },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await expect(canvas.getByText(t('transcripts.off'))).toBeVisible();
    await expect(canvas.getByText(t('transcripts.on'))).toBeVisible();
  },
};

const newContract = { nameJa: '名古屋支社', nameEn: 'Nagoya', limit: '50', retentionDays: '30' };

/** The retention cannot be limited to less than two months. */
export const NewContract: Story = {
  args: {
    contracts: {
      ...contracts,
      edited: { id: 'new', part: { values: newContract, stored: newContract } },
    },
  },
  play: async ({ canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: t('contracts.saveNew') });
    await userEvent.click(save);
    await expect(await dialog.findByText(t('contracts.retentionDaysInvalid'))).toBeVisible();
    await expect(args.onContracts.onSave).not.toHaveBeenCalled();
  },
};

/** Other administrators than a SYSTEM_ADMIN can only rename a contract. */
export const EditingAContract: Story = {
  args: {
    contracts: {
      ...contracts,
      canLimit: false,
      edited: {
        id: 'contract-2',
        part: {
          values: { nameJa: '大阪支社', nameEn: 'Osaka', limit: '20', retentionDays: '62' },
          stored: { nameJa: '大阪支社', nameEn: 'Osaka branch', limit: '20', retentionDays: '62' },
        },
      },
    },
  },
  play: async ({ canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    await expect(dialog.queryByLabelText(t('contracts.limit'))).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t('contracts.saveEdited') }));
    await waitFor(() => expect(args.onContracts.onSave).toHaveBeenCalled());
  },
};

export const Blocked: Story = {
  args: {
    state: { ...states.ready, blocked: true },
    contracts: { ...contracts, state: { status: 'ready', contracts: [] } },
  },
};
export const Loading: Story = {
  args: { state: states.loading, contracts: { ...contracts, state: { status: 'loading' } } },
};
export const Failed: Story = { args: { state: states.error } };

/** Group mentions are changed to be restricted, with an exception for small rooms. */
export const GroupMentions: Story = {
  args: {
    state: {
      ...states.ready,
      groupMentions: {
        values: { access: 'ADMINISTRATORS', openSize: 20 },
        stored: { access: 'EVERYONE', openSize: 20 },
      },
    },
  },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(canvas.getByRole('radio', { name: t('groupMentions.EVERYONE') }));
    await expect(args.onGroupMentions.onChange).toHaveBeenCalledWith({
      values: { access: 'EVERYONE', openSize: 20 },
    });
    await userEvent.click(canvas.getByRole('combobox', { name: t('groupMentions.openSize') }));
    const body = within(canvasElement.ownerDocument.body);
    const none = await body.findByRole('option', { name: t('groupMentions.noOpenSize') });
    await userEvent.click(none);
    await expect(args.onGroupMentions.onChange).toHaveBeenCalledWith({
      values: { access: 'ADMINISTRATORS', openSize: 0 },
    });
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('groupMentions.save') }));
    await expect(args.onGroupMentions.onSave).toHaveBeenCalledWith({
      values: { access: 'ADMINISTRATORS', openSize: 20 },
    });
  },
};

/** Without private content, an export needs no confirmation. */
export const Export: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const action = canvas.getByRole('button', { name: t('export.action') });
    await userEvent.click(action);
    const { onExport } = args.onDataExport;
    await expect(onExport).toHaveBeenCalledWith({ privateContent: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: t('export.privateContent') }));
    await userEvent.click(action);
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('export.action') }));
    await expect(onExport).toHaveBeenLastCalledWith({ privateContent: true });
  },
};

const withExport = (dataExport: OrganizationExport): Story => ({
  args: { state: { ...states.ready, dataExport } },
});

const ready = {
  status: 'ready',
  privateContent: false,
  archives: [{ size: 412_000_000 }],
  expiresAt: '2026-11-27T18:00:00',
  requestedBy: null,
} as const;

export const ExportLoading = withExport({ status: 'loading' });
export const ExportByOwner = withExport({ status: 'forbidden' });
export const ExportRequesting = withExport({ status: 'none', requesting: true });
export const ExportPending = withExport({ status: 'pending', progress: 42 });
export const ExportFailed = withExport({ status: 'failed' });
export const ExportReady = withExport(ready);
export const ExportOfOther = withExport({ ...ready, archives: [], requestedBy: '青木 葵' });
export const ExportDownloading = withExport({ ...ready, downloading: 0 });

/** Large exports have several archives. */
export const ExportInParts: Story = {
  ...withExport({
    ...ready,
    privateContent: true,
    archives: [{ size: 1_498_000_000 }, { size: 1_500_000_000 }, { size: 240_000_000 }],
  }),
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const name = t('export.downloadPart', { number: 2, count: 3 });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onDataExport.onDownload).toHaveBeenCalledWith({ index: 1 });
  },
};

const scheduled = {
  requestedAt: '2026-11-20T18:00:00',
  deletesAt: '2026-12-20T18:00:00',
  requestedBy: '青木 葵',
};

/** The name has to be retyped. */
export const Deletion: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(canvas.getByRole('button', { name: t('deletion.action') }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: t('deletion.confirm', { count: 30 }) });
    await expect(confirm).toBeDisabled();
    const organization = profile.name;
    await userEvent.type(
      dialog.getByRole('textbox', { name: t('deletion.retype', { organization }) }),
      organization,
    );
    await userEvent.click(confirm);
    await expect(args.onDeletion.onSchedule).toHaveBeenCalledWith({
      name: organization,
    });
  },
};

export const DeletionScheduled: Story = {
  args: {
    state: { ...states.ready, deletion: { scheduled, permitted: true, submitting: false } },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await expect(canvas.getByText(/2026\/12\/20 - 18:00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('deletion.keep') }));
    await expect(args.onDeletion.onCancel).toHaveBeenCalledOnce();
  },
};

/** Only the owner and system administrators can cancel it. */
export const DeletionByOwner: Story = {
  args: {
    state: { ...states.ready, deletion: { scheduled, permitted: false, submitting: false } },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await expect(canvas.getByText(t('deletion.ownerOnly'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('deletion.keep') })).toBeNull();
  },
};

export const DeletionSubmitting: Story = {
  args: { state: { ...states.ready, deletion: { scheduled, permitted: true, submitting: true } } },
};
