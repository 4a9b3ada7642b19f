import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { PagedList } from '../../../../patterns/PagedList/index.ts';
import { Avatar } from '../../../../primitives/Avatar/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Icon, icons } from '../../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../../primitives/LiveRegion/index.ts';
import { Skeleton } from '../../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../../primitives/Spinner/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import * as styles from './AdministeredOrganizations.css.ts';

export interface AdministeredOrganization {
  id: string;
  name: string;
  email: string | null;
  avatarUrl: string | null;
  /** Members cannot sign in. */
  blocked: boolean;
}

export type AdministeredOrganizationsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | {
      status: 'ready';
      organizations: readonly AdministeredOrganization[];
      /** Starts at 1. */
      page: number;
      pageSize: number;
      total: number;
    };

export interface AdministeredOrganizationsProps {
  state: AdministeredOrganizationsState;
  /** Without it, the search field is hidden. */
  keyword?: string | undefined;
  currentId?: string | null;
  choosingId?: string | undefined;
  /** Page where the administrator sets up two-factor authentication, if the organisation requires it. */
  twoFactorSetupHref?: string | undefined;
  onKeywordChange?(event: { keyword: string }): void;
  onChoose(event: { organizationId: string }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

export function AdministeredOrganizations(props: AdministeredOrganizationsProps) {
  const { t } = useTranslation('admin-auth');
  const { state, keyword, onKeywordChange } = props;
  return (
    <section
      data-component="AdministeredOrganizations"
      aria-busy={state.status === 'loading' || undefined}
      className={styles.root}
    >
      {props.twoFactorSetupHref !== undefined && (
        <Callout
          tone="warning"
          announce
          title={t('organizations.twoFactorRequired')}
          action={
            <Link href={props.twoFactorSetupHref} external>
              {t('organizations.setUpTwoFactor')}
            </Link>
          }
        >
          {t('organizations.twoFactorRequiredHint')}
        </Callout>
      )}
      {keyword !== undefined && (
        <TextField
          type="search"
          ariaLabel={t('organizations.search')}
          placeholder={t('organizations.search')}
          prefix={<Icon icon={icons.search} tone="muted" />}
          value={keyword}
          onChange={({ value }) => onKeywordChange?.({ keyword: value })}
        />
      )}
      <Found {...props} />
    </section>
  );
}

function Found(props: AdministeredOrganizationsProps) {
  const { t } = useTranslation('admin-auth');
  const { state, keyword, onRetry, onPageChange } = props;
  switch (state.status) {
    case 'loading':
      return (
        <Stack gap={2}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} shape="block" height={16} />
          ))}
          <LiveRegion>{t('organizations.loading')}</LiveRegion>
        </Stack>
      );
    case 'error':
      return <ErrorState onRetry={onRetry} />;
    case 'empty':
      return (
        <Text as="p" tone="muted">
          {t(keyword ? 'organizations.notFound' : 'organizations.none')}
        </Text>
      );
    case 'ready':
      return (
        <PagedList
          label={t('organizations.list')}
          pagesLabel={t('organizations.pages')}
          items={state.organizations}
          page={state.page}
          pageSize={state.pageSize}
          total={state.total}
          itemKey={({ id }) => id}
          renderItem={(organization) => <Entry organization={organization} {...props} />}
          onPageChange={onPageChange}
        />
      );
  }
}

type EntryProps = Pick<AdministeredOrganizationsProps, 'currentId' | 'choosingId' | 'onChoose'> & {
  organization: AdministeredOrganization;
};

function Entry({ organization, currentId, choosingId, onChoose }: EntryProps) {
  const { t } = useTranslation('admin-auth');
  const { id, name, email, avatarUrl, blocked } = organization;
  const isWaiting = choosingId !== undefined;
  return (
    <button
      type="button"
      className={styles.entry}
      aria-current={id === currentId || undefined}
      aria-busy={choosingId === id || undefined}
      aria-disabled={isWaiting || undefined}
      onClick={() => {
        if (!isWaiting) onChoose({ organizationId: id });
      }}
    >
      <Avatar kind="organization" decorative name={name} src={avatarUrl} />
      <span className={styles.words}>
        <Text weight="medium" truncate>
          {name}
        </Text>
        {email ? (
          <Text size="xs" tone="muted" truncate>
            {email}
          </Text>
        ) : null}
      </span>
      {blocked ? <StatusLabel tone="danger">{t('organizations.blocked')}</StatusLabel> : null}
      {choosingId === id ? (
        <Spinner label={t('organizations.choosing')} />
      ) : (
        <Icon icon={id === currentId ? icons.check : icons.chevronRight} tone="muted" />
      )}
    </button>
  );
}
