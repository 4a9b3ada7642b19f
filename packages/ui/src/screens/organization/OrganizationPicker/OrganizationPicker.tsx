import { useTranslation } from 'react-i18next';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { PagedList } from '../../../patterns/PagedList/index.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './OrganizationPicker.css.ts';

export interface OrganizationItem {
  id: string;
  name: string;
  email: string | null;
  avatarUrl: string | null;
}

/** An invitation that the member has not answered yet. */
export interface OrganizationInvitation {
  organizationId: string;
  name: string;
  avatarUrl: string | null;
  inviterName: string | null;
}

export type OrganizationPickerState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error'; text?: string }
  | {
      status: 'ready';
      organizations: readonly OrganizationItem[];
      page: number;
      pageSize: number;
      total: number;
    };

export interface OrganizationPickerProps {
  state: OrganizationPickerState;
  /** Open invitations; listed first if there are no organisations. */
  invitations?: readonly OrganizationInvitation[];
  selectingId?: string | undefined;
  /** Address of the administration, if the chosen organisation has no open floor. */
  noFloorHref?: string;
  accountEmail?: string | undefined;
  /** Omit to hide the link. */
  changePasswordHref?: string;
  onSelect(event: { organizationId: string }): void;
  onJoin?(event: { organizationId: string }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
  onSignOut(): void;
}

/** Lets the member choose an organisation. Renders inside `AuthLayout`. */
export function OrganizationPicker(props: OrganizationPickerProps) {
  const { t } = useTranslation('organization');
  const { state, accountEmail, changePasswordHref, onSignOut } = props;
  return (
    <section
      data-component="OrganizationPicker"
      aria-busy={state.status === 'loading' || undefined}
    >
      <Content {...props} />
      <div className={styles.account}>
        {accountEmail ? (
          <Text size="xs" tone="muted">
            {t('picker.signedInAs', { email: accountEmail })}
          </Text>
        ) : null}
        {changePasswordHref ? (
          <Text size="xs">
            <Link href={changePasswordHref}>{t('picker.changePassword')}</Link>
          </Text>
        ) : null}
        <span className={styles.signOut}>
          <Button variant="ghost" size="sm" icon={icons.signOut} onPress={onSignOut}>
            {t('picker.signOut')}
          </Button>
        </span>
      </div>
    </section>
  );
}

function Content(props: OrganizationPickerProps) {
  const { state, invitations = [], selectingId, onSelect, onPageChange, onRetry } = props;
  const { t } = useTranslation('organization');
  switch (state.status) {
    case 'empty':
      return invitations.length > 0 ? (
        <FormPage
          icon={icons.mail}
          title={t('picker.invitedTitle')}
          description={t('picker.invitedHelp')}
        >
          <Invitations {...props} invitations={invitations} />
        </FormPage>
      ) : (
        <FormPage
          icon={icons.lock}
          tone="warning"
          title={t('picker.blockedTitle')}
          description={t('picker.blockedHelp')}
        />
      );
    case 'error':
      return (
        <FormPage
          icon={icons.warning}
          tone="warning"
          title={t('picker.errorTitle')}
          description={state.text ?? t('picker.errorHelp')}
        >
          <Button variant="primary" size="lg" fullWidth icon={icons.refresh} onPress={onRetry}>
            {t('picker.retry')}
          </Button>
        </FormPage>
      );
    case 'loading':
      return (
        <FormPage title={t('picker.title')} description={t('picker.lead')}>
          <Stack gap={2}>
            {[0, 1, 2].map((row) => (
              <div key={row} className={styles.entry} data-part="Placeholder">
                <Skeleton shape="block" width={10} height={10} />
                <Stack gap={2} grow>
                  <Skeleton width="60%" />
                  <Skeleton width="40%" height={3} />
                </Stack>
              </div>
            ))}
            <LiveRegion>{t('picker.loading')}</LiveRegion>
          </Stack>
        </FormPage>
      );
    case 'ready':
      return (
        <FormPage title={t('picker.title')} description={t('picker.lead')}>
          {props.noFloorHref && (
            <Callout tone="warning" title={t('picker.noFloor')}>
              {t('picker.noFloorHelp')}{' '}
              <Link href={props.noFloorHref} external>
                {t('picker.administration')}
              </Link>
            </Callout>
          )}
          <PagedList
            label={t('picker.list')}
            pagesLabel={t('picker.pages')}
            items={state.organizations}
            page={state.page}
            pageSize={state.pageSize}
            total={state.total}
            itemKey={(organization) => organization.id}
            renderItem={(organization) => (
              <Entry
                organization={organization}
                selecting={selectingId === organization.id}
                waiting={selectingId !== undefined}
                onSelect={onSelect}
              />
            )}
            onPageChange={onPageChange}
          />
          {invitations.length > 0 ? (
            <Stack gap={3}>
              <Heading level={2} size="sm">
                {t('picker.invitations')}
              </Heading>
              <Invitations {...props} invitations={invitations} />
            </Stack>
          ) : null}
        </FormPage>
      );
  }
}

type InvitationsProps = Pick<OrganizationPickerProps, 'selectingId' | 'onJoin'> & {
  invitations: readonly OrganizationInvitation[];
};

function Invitations({ invitations, selectingId, onJoin }: InvitationsProps) {
  const { t } = useTranslation('organization');
  return (
    <ul aria-label={t('picker.invitations')} className={styles.invitations}>
      {invitations.map(({ organizationId, name, avatarUrl, inviterName }) => (
        <li key={organizationId} className={styles.entry}>
          <Avatar kind="organization" decorative name={name} src={avatarUrl} />
          <span className={styles.words}>
            <Text weight="medium" truncate>
              {name}
            </Text>
            {inviterName ? (
              <Text size="xs" tone="muted" truncate>
                {t('join.invitedBy', { inviter: inviterName })}
              </Text>
            ) : null}
          </span>
          <Button
            variant="primary"
            ariaLabel={t('picker.joinName', { organization: name })}
            loading={selectingId === organizationId}
            disabled={selectingId !== undefined && selectingId !== organizationId}
            onPress={() => onJoin?.({ organizationId })}
          >
            {t('join.submit')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<OrganizationPickerProps, 'onSelect'> {
  organization: OrganizationItem;
  selecting: boolean;
  waiting: boolean;
}

function Entry({ organization, selecting, waiting, onSelect }: EntryProps) {
  const { t } = useTranslation('organization');
  return (
    <button
      type="button"
      className={styles.entry}
      aria-busy={selecting || undefined}
      aria-disabled={waiting || undefined}
      data-selecting={selecting || undefined}
      onClick={() => {
        if (!waiting) onSelect({ organizationId: organization.id });
      }}
    >
      <Avatar
        kind="organization"
        decorative
        name={organization.name}
        src={organization.avatarUrl}
      />
      <span className={styles.words}>
        <Text weight="medium" truncate>
          {organization.name}
        </Text>
        <Text size="xs" tone="muted" truncate>
          {organization.email ?? t('picker.noValue')}
        </Text>
      </span>
      {selecting ? (
        <Spinner label={t('picker.selecting')} />
      ) : (
        <Icon icon={icons.chevronRight} tone="muted" />
      )}
    </button>
  );
}
