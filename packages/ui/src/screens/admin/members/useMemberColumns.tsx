import { formatDate, formatDateTime } from '@office/vocabulary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableColumn } from '../../../patterns/DataTable/index.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { StatusLabel } from '../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { MemberRow } from './members.ts';
import * as styles from './members.css.ts';

export function useMemberColumns(
  onOpen: (event: { userId: string }) => void,
): readonly DataTableColumn<MemberRow>[] {
  const { t } = useTranslation('admin-members');
  return useMemo(() => {
    const text = (value: string | null) => (
      <Text as="div" truncate>
        {value || t('none')}
      </Text>
    );
    return [
      {
        id: 'name',
        title: t('column.name'),
        sortable: true,
        width: 44,
        cell: ({ userId, name, nativeName, avatarUrl }) => (
          <span className={styles.person}>
            <Avatar name={name} src={avatarUrl} size="sm" decorative />
            <span className={styles.names}>
              <button
                type="button"
                className={styles.name}
                title={name}
                onClick={() => onOpen({ userId })}
              >
                {name}
              </button>
              {nativeName && (
                <Text size="xs" tone="muted" truncate lang="ja">
                  {nativeName}
                </Text>
              )}
            </span>
          </span>
        ),
      },
      {
        id: 'email',
        title: t('column.email'),
        sortable: true,
        width: 52,
        cell: ({ email }) => text(email),
      },
      {
        id: 'department',
        title: t('column.department'),
        sortable: true,
        cell: ({ department }) => text(department),
      },
      { id: 'jobTitle', title: t('column.jobTitle'), cell: ({ jobTitle }) => text(jobTitle) },
      {
        id: 'role',
        title: t('column.role'),
        sortable: true,
        width: 34,
        cell: ({ role, adminRole, ownerAdmin, accessUntil }) => (
          <>
            {t(`role.${ownerAdmin ? 'OWNER_ADMIN' : (adminRole ?? role)}`)}
            {accessUntil && (
              <Text as="div" size="xs" tone="muted" truncate>
                {t('accessUntil', { date: formatDate(accessUntil, 'UTC') })}
              </Text>
            )}
          </>
        ),
      },
      {
        id: 'block',
        title: t('column.state'),
        sortable: true,
        width: 40,
        cell: (member) => <MemberState member={member} />,
      },
      {
        id: 'twoFactor',
        title: t('column.twoFactor'),
        width: 28,
        cell: ({ twoFactor }) => t(`twoFactor.${twoFactor}`),
      },
      {
        id: 'lastSeen',
        title: t('column.lastSeen'),
        sortable: true,
        width: 40,
        cell: ({ lastSeenAt }) => (
          <Text tabular>{lastSeenAt ? formatDateTime(lastSeenAt) : t('none')}</Text>
        ),
      },
      {
        id: 'joined',
        title: t('column.joined'),
        sortable: true,
        width: 40,
        cell: ({ joinedAt }) => <Text tabular>{formatDateTime(joinedAt)}</Text>,
      },
    ];
  }, [t, onOpen]);
}

export function MemberState({
  member: { block, passwordLocked, online },
}: {
  member: Pick<MemberRow, 'block' | 'passwordLocked' | 'online'>;
}) {
  const { t } = useTranslation('admin-members');
  if (block !== 'NONE') return <StatusLabel tone="danger">{t(`state.${block}`)}</StatusLabel>;
  if (passwordLocked) {
    return (
      <StatusLabel tone="warning" icon={icons.lock}>
        {t('state.passwordLocked')}
      </StatusLabel>
    );
  }
  return online ? (
    <StatusLabel tone="success">{t('state.online')}</StatusLabel>
  ) : (
    <StatusLabel>{t('state.away')}</StatusLabel>
  );
}
