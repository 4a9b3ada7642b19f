import { formatDate, formatDateTime } from '@office/vocabulary';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../../primitives/Text/index.ts';
import type { MemberDetail } from '../members.ts';
import * as styles from '../members.css.ts';

interface MemberFactsProps {
  member: MemberDetail;
  /** Also lists the values that the form edits. */
  withEditable: boolean;
}

export function MemberFacts({ member, withEditable }: MemberFactsProps) {
  const { t } = useTranslation(['admin-members', 'common']);
  const { seats, lastSeenAt } = member;
  const { role, adminRole, ownerAdmin, accessUntil } = member;
  const access: [string, string | null][] =
    role === 'GUEST'
      ? [[t('column.accessUntil'), accessUntil && formatDate(accessUntil, 'UTC')]]
      : [];
  const editable: [string, string | null][] = [
    [t('column.role'), t(`role.${ownerAdmin ? 'OWNER_ADMIN' : (adminRole ?? role)}`)],
    ...access,
    [t('column.department'), member.department],
    [t('column.jobTitle'), member.jobTitle],
  ];
  const facts: [string, string | null][] = [
    ...(withEditable ? editable : []),
    [t('common:person.nameKatakana'), member.nameKatakana],
    [t('common:person.nickname'), member.nickname],
    [t('common:person.email'), member.email],
    [t('common:person.phoneNumber'), member.phoneNumber],
    [t('common:person.language'), t(`common:languageSwitch.${member.language}`)],
    [t('common:person.selfIntroduction'), member.selfIntroduction],
    [
      t('drawer.seat'),
      seats
        .map(({ contractName: contract, floorName: floor }) =>
          t('drawer.seatAt', { contract, floor }),
        )
        .join(t('common:listSeparator')) || t('drawer.noSeat'),
    ],
    [t('drawer.lastSeen'), lastSeenAt ? formatDateTime(lastSeenAt) : t('drawer.never')],
    [t('drawer.joined'), formatDateTime(member.joinedAt)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>
            <Text size="sm" tone="muted">
              {name}
            </Text>
          </dt>
          <dd className={styles.fact}>{value || t('none')}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
