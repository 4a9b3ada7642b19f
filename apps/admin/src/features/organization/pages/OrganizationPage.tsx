import { unwrap, type Schemas } from '@office/api';
import { putFile } from '@office/client/files/putFile.ts';
import type { PictureChange } from '@office/ui';
import {
  OrganizationSettings,
  type AreasValues,
  type GroupMentionValues,
  type GuestAccessValues,
  type OrganizationSettingsProps,
  type OrganizationProfileValues,
  type RetentionPreview,
  type RetentionValues,
  type SignInRuleValues,
} from '@office/ui/screens/admin/organization';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { usePermissions } from '../../../platform/permissions/usePermissions.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { useContracts } from '../models/useContracts.ts';
import { useOrganizationExport } from '../models/useOrganizationExport.ts';
import { useSettingsPart } from '../models/useSettingsPart.ts';

type Settings = Schemas['AdminOrganization'];

const without = {
  onChange: () => undefined,
  onSave: () => undefined,
  onTakeTheirs: () => undefined,
};

export function OrganizationPage() {
  const { data: me } = useQuery('/v1/admin/auth/me');
  const { data, error, mutate } = useQuery('/v1/admin/organization');
  const { contracts, on } = useContracts({ canLimit: me?.role === 'SYSTEM_ADMIN' });
  const common = { contracts, onContracts: on, breadcrumbs: usePageTrail() };
  if (data) return <Loaded key={data.id} settings={data} renew={() => mutate()} {...common} />;
  return (
    <OrganizationSettings
      {...common}
      state={{ status: error ? 'error' : 'loading' }}
      onProfile={without}
      onPictureChange={() => undefined}
      onSignIn={without}
      onAreas={without}
      onGroupMentions={without}
      onRetention={without}
      onLinkPreviews={without}
      onDemoColleagues={() => undefined}
      onTranscripts={without}
      onGuestAccess={without}
      onGuestLinks={without}
      onDataExport={{ onExport: () => undefined, onDownload: () => undefined }}
      onDeletion={{ onSchedule: () => undefined, onCancel: () => undefined }}
      onRetry={() => void mutate()}
    />
  );
}

type LoadedProps = Pick<OrganizationSettingsProps, 'contracts' | 'onContracts' | 'breadcrumbs'> & {
  settings: Settings;
  renew(): Promise<unknown>;
};

async function uploadLogo(picture: File): Promise<string> {
  const signed = await unwrap(
    office.POST('/v1/admin/organization/logo/pre-sign', {
      body: { fileName: picture.name, fileSize: picture.size },
    }),
  );
  return putFile(signed, picture);
}

function Loaded({ settings, renew: reload, ...common }: LoadedProps) {
  const target = settings.id;
  const renewQueries = useMutateQueries();
  const [changeDemoColleagues, isSwitching] = useChange(['/v1/admin/organization']);
  const [changeDeletion, isChangingDeletion] = useChange([
    '/v1/admin/organization',
    '/v1/admin/overview',
  ]);
  const can = usePermissions();
  const { dataExport, ...onDataExport } = useOrganizationExport(can('owner.write'));
  const [picture, setPicture] = useState<PictureChange>(undefined);
  const { profile, signInRules, areas, groupMentions, retention } = settings;
  const { linkPreviews, meetingTranscripts, guestAccess, guestLinks } = settings;

  const forProfile = useSettingsPart<OrganizationProfileValues>({
    form: 'organization-profile',
    target,
    stored: { name: profile.name, email: profile.email ?? '', timeZone: profile.timeZone },
    version: profile.version,
    reload,
    onSaved() {
      setPicture(undefined);
      void renewQueries(['/v1/admin/auth/me']);
    },
    async save({ name, email, timeZone }, version) {
      const avatarKey = picture ? await uploadLogo(picture) : picture;
      const body = { version, name: name.trim(), email: email.trim() || null, timeZone };
      await unwrap(
        office.PUT('/v1/admin/organization/profile', {
          body: { ...body, ...(avatarKey !== undefined && { avatarKey }) },
        }),
      );
    },
  });
  const forSignIn = useSettingsPart<SignInRuleValues>({
    form: 'organization-sign-in',
    target,
    stored: withoutVersion(signInRules),
    version: signInRules.version,
    reload,
    async save({ companyNetworks, inviteDomains, ...rules }, version) {
      await unwrap(
        office.PUT('/v1/admin/organization/sign-in-rules', {
          body: {
            version,
            ...rules,
            companyNetworks: [...companyNetworks],
            inviteDomains: [...inviteDomains],
          },
        }),
      );
    },
  });
  const forAreas = useSettingsPart<AreasValues>({
    form: 'organization-areas',
    target,
    stored: areas.closed,
    version: areas.version,
    reload,
    async save({ USER, GUEST }, version) {
      const closed = { USER: [...USER], GUEST: [...GUEST] };
      await unwrap(office.PUT('/v1/admin/organization/areas', { body: { version, closed } }));
    },
  });
  const forGroupMentions = useSettingsPart<GroupMentionValues>({
    form: 'organization-group-mentions',
    target,
    stored: { access: groupMentions.access, openSize: groupMentions.openSize },
    version: groupMentions.version,
    reload,
    async save(rules, version) {
      const body = { version, ...rules };
      await unwrap(office.PUT('/v1/admin/organization/group-mentions', { body }));
    },
  });
  const forRetention = useSettingsPart<RetentionValues>({
    form: 'organization-retention',
    target,
    stored: {
      messageDays: retention.messageDays,
      fileDays: retention.fileDays,
      meetingDays: retention.meetingDays,
    },
    version: retention.version,
    reload,
    async save(days, version) {
      await unwrap(office.PUT('/v1/admin/organization/retention', { body: { version, ...days } }));
    },
  });

  const forGuestAccess = useSettingsPart<GuestAccessValues>({
    form: 'organization-guest-access',
    target,
    stored: { days: guestAccess.days },
    version: guestAccess.version,
    reload,
    async save({ days }, version) {
      await unwrap(office.PUT('/v1/admin/organization/guest-access', { body: { version, days } }));
    },
  });
  const forLinkPreviews = useSwitchPart('link-previews', linkPreviews, { target, reload });
  const forTranscripts = useSwitchPart('meeting-transcripts', meetingTranscripts, {
    target,
    reload,
  });
  const forGuestLinks = useSwitchPart('guest-links', guestLinks, { target, reload });

  return (
    <OrganizationSettings
      {...common}
      state={{
        status: 'ready',
        blocked: settings.blocked,
        profile: { ...forProfile.part, avatarUrl: profile.avatarUrl, picture },
        signIn: {
          ...forSignIn.part,
          administratorsWithoutTwoFactor: {
            count: settings.administratorsWithoutTwoFactor,
            href: '/members?role=ORGANIZATION_ADMIN&twoFactor=false',
          },
        },
        areas: forAreas.part,
        groupMentions: forGroupMentions.part,
        retention: {
          ...forRetention.part,
          maxDays: retention.maxDays,
          preview: useRetentionPreview(forRetention.part),
        },
        linkPreviews: forLinkPreviews.part,
        ...(settings.demoColleagues && {
          demoColleagues: { ...settings.demoColleagues, submitting: isSwitching },
        }),
        transcripts: forTranscripts.part,
        guestAccess: forGuestAccess.part,
        guestLinks: forGuestLinks.part,
        dataExport,
        deletion: {
          scheduled: settings.deletion,
          permitted: can('owner.write'),
          submitting: isChangingDeletion,
        },
      }}
      onProfile={{
        ...forProfile.on,
        onTakeTheirs() {
          setPicture(undefined);
          forProfile.on.onTakeTheirs();
        },
      }}
      onPictureChange={({ picture }) => setPicture(picture)}
      onSignIn={forSignIn.on}
      onAreas={forAreas.on}
      onGroupMentions={forGroupMentions.on}
      onRetention={forRetention.on}
      onLinkPreviews={forLinkPreviews.on}
      onDemoColleagues={({ enabled }) =>
        changeDemoColleagues(() =>
          unwrap(office.PUT('/v1/admin/organization/demo-colleagues', { body: { enabled } })),
        )
      }
      onTranscripts={forTranscripts.on}
      onGuestAccess={forGuestAccess.on}
      onGuestLinks={forGuestLinks.on}
      onDataExport={onDataExport}
      onDeletion={{
        onSchedule: (body) =>
          changeDeletion(() => unwrap(office.POST('/v1/admin/organization/deletion', { body }))),
        onCancel: () =>
          changeDeletion(() => unwrap(office.DELETE('/v1/admin/organization/deletion'))),
      }}
      onRetry={() => void reload()}
    />
  );
}

/** Counts messages, files and meetings that a shorter retention would delete. Null if it does not get shorter. */
function useRetentionPreview({
  values,
  stored,
}: {
  values: RetentionValues;
  stored: RetentionValues;
}): RetentionPreview | null {
  const { messageDays, fileDays, meetingDays } = values;
  const isShorter =
    messageDays < stored.messageDays ||
    fileDays < stored.fileDays ||
    (meetingDays ?? Infinity) < (stored.meetingDays ?? Infinity);
  const query = { messageDays, fileDays, ...(meetingDays !== null && { meetingDays }) };
  const { data } = useQuery(
    '/v1/admin/organization/retention/preview',
    isShorter ? { params: { query } } : null,
  );
  if (!isShorter) return null;
  return data ? { status: 'ready', ...data } : { status: 'loading' };
}

function withoutVersion({ version: _, ...rules }: Schemas['SignInRules']): SignInRuleValues {
  return rules;
}

/** A part of the settings that allows or forbids something. */
function useSwitchPart(
  name: 'link-previews' | 'meeting-transcripts' | 'guest-links',
  { version, enabled }: { version: number; enabled: boolean },
  context: { target: string; reload(): Promise<unknown> },
) {
  return useSettingsPart({
    ...context,
    form: `organization-${name}`,
    stored: { enabled },
    version,
    async save(values: { enabled: boolean }, sentVersion) {
      const body = { version: sentVersion, enabled: values.enabled };
      await unwrap(office.PUT(`/v1/admin/organization/${name}`, { body }));
    },
  });
}
