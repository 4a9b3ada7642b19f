import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import type { PictureChange } from '../../../../patterns/PicturePicker/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { AreasSection } from './AreasSection.tsx';
import { ContractsSection, type ContractsSectionProps } from './ContractsSection.tsx';
import { DeletionSection, type DeletionSectionProps } from './DeletionSection.tsx';
import { DemoColleaguesSection } from './DemoColleaguesSection.tsx';
import { EnabledSection } from './EnabledSection.tsx';
import { ExportSection, type ExportSectionProps } from './ExportSection.tsx';
import { GroupMentionsSection } from './GroupMentionsSection.tsx';
import { GuestAccessSection } from './GuestAccessSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { RetentionSection } from './RetentionSection.tsx';
import type {
  AreasValues,
  GroupMentionValues,
  GuestAccessValues,
  GuestLinkValues,
  LinkPreviewValues,
  MeetingTranscriptValues,
  PartHandlers,
  ProfilePart,
  OrganizationDeletion,
  OrganizationExport,
  OrganizationProfileValues,
  RetentionPreview,
  RetentionValues,
  SettingsPart,
  SignInPart,
  SignInRuleValues,
} from './settingsValues.ts';
import { SignInSection } from './SignInSection.tsx';
import * as styles from './OrganizationSettings.css.ts';

export type OrganizationSettingsState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      blocked: boolean;
      profile: ProfilePart;
      signIn: SignInPart;
      areas: SettingsPart<AreasValues>;
      groupMentions: SettingsPart<GroupMentionValues>;
      retention: SettingsPart<RetentionValues> & {
        maxDays: number;
        preview: RetentionPreview | null;
      };
      linkPreviews: SettingsPart<LinkPreviewValues>;
      /** Only in a demo organisation with simulated colleagues. */
      demoColleagues?: { enabled: boolean; submitting: boolean };
      transcripts: SettingsPart<MeetingTranscriptValues>;
      guestAccess: SettingsPart<GuestAccessValues>;
      guestLinks: SettingsPart<GuestLinkValues>;
      dataExport: OrganizationExport;
      deletion: OrganizationDeletion;
    };

export interface OrganizationSettingsProps {
  state: OrganizationSettingsState;
  breadcrumbs?: readonly Breadcrumb[];
  contracts: Pick<ContractsSectionProps, 'state' | 'canLimit' | 'edited' | 'blockingId'>;
  onProfile: PartHandlers<OrganizationProfileValues>;
  onPictureChange(event: { picture: PictureChange }): void;
  onSignIn: PartHandlers<SignInRuleValues>;
  onAreas: PartHandlers<AreasValues>;
  onGroupMentions: PartHandlers<GroupMentionValues>;
  onRetention: PartHandlers<RetentionValues>;
  onLinkPreviews: PartHandlers<LinkPreviewValues>;
  onDemoColleagues(change: { enabled: boolean }): void;
  onTranscripts: PartHandlers<MeetingTranscriptValues>;
  onGuestAccess: PartHandlers<GuestAccessValues>;
  onGuestLinks: PartHandlers<GuestLinkValues>;
  onDataExport: Pick<ExportSectionProps, 'onExport' | 'onDownload'>;
  onDeletion: Pick<DeletionSectionProps, 'onSchedule' | 'onCancel'>;
  onContracts: ContractsSectionProps['on'];
  onRetry(): void;
}

export function OrganizationSettings({ state, contracts, ...on }: OrganizationSettingsProps) {
  const { t } = useTranslation('admin-organization');
  return (
    <div className={styles.root} data-component="OrganizationSettings" data-status={state.status}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        {...(on.breadcrumbs && { breadcrumbs: on.breadcrumbs })}
        mark={
          state.status === 'ready' && state.blocked ? (
            <StatusLabel tone="danger">{t('blocked')}</StatusLabel>
          ) : null
        }
      />
      {state.status === 'loading' && <LoadingState shape="form" rows={6} label={t('loading')} />}
      {state.status === 'error' && <ErrorState onRetry={on.onRetry} />}
      {state.status === 'ready' && (
        <>
          <ProfileSection
            part={state.profile}
            {...on.onProfile}
            onPictureChange={on.onPictureChange}
          />
          <ContractsSection {...contracts} on={on.onContracts} />
          <SignInSection part={state.signIn} {...on.onSignIn} />
          <AreasSection part={state.areas} {...on.onAreas} />
          <GroupMentionsSection part={state.groupMentions} {...on.onGroupMentions} />
          <RetentionSection
            part={state.retention}
            maxDays={state.retention.maxDays}
            preview={state.retention.preview}
            {...on.onRetention}
          />
          <EnabledSection name="linkPreviews" part={state.linkPreviews} {...on.onLinkPreviews} />
          {state.demoColleagues && (
            <DemoColleaguesSection {...state.demoColleagues} onChange={on.onDemoColleagues} />
          )}
          <EnabledSection name="transcripts" part={state.transcripts} {...on.onTranscripts} />
          <GuestAccessSection part={state.guestAccess} {...on.onGuestAccess} />
          <EnabledSection name="guestLinks" part={state.guestLinks} {...on.onGuestLinks} />
          <ExportSection dataExport={state.dataExport} {...on.onDataExport} />
          <DeletionSection
            deletion={state.deletion}
            organization={state.profile.stored.name}
            {...on.onDeletion}
          />
        </>
      )}
    </div>
  );
}
