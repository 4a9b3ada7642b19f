import { memberRoles, type MemberRole } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from '../sso.css.ts';

export interface ScimGroupItem {
  id: string;
  displayName: string;
  /** Number of members. */
  members: number;
  /** Role of the members. Null to keep their roles. */
  role: MemberRole | null;
}

export interface ScimGroupsProps {
  groups: readonly ScimGroupItem[];
  /** A change is running. */
  busy: boolean;
  onChangeRole(event: { id: string; role: MemberRole | null }): void;
}

const choices = ['NONE', ...memberRoles] as const;

/** Sets the role of each group after a confirmation. */
export function ScimGroups({ groups, busy, onChangeRole }: ScimGroupsProps) {
  const { t } = useTranslation('admin-sso');
  const [asked, setAsked] = useState<{ group: ScimGroupItem; role: MemberRole | null }>();
  return (
    <>
      <div className={styles.head}>
        <Heading level={3} size="sm">
          {t('scim.groups')}
        </Heading>
        <Text as="p" tone="muted">
          {t('scim.groupsHint')}
        </Text>
      </div>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group.id} className={styles.item}>
            <div className={styles.line}>
              <div className={styles.domain}>
                <Text as="p" weight="medium">
                  {group.displayName}
                </Text>
                <Text as="p" size="sm" tone="muted">
                  {t('scim.groupMembers', { count: group.members })}
                </Text>
              </div>
              <Select
                ariaLabel={t('scim.groupRole', { name: group.displayName })}
                disabled={busy}
                value={group.role ?? 'NONE'}
                options={choices.map((value) => ({
                  value,
                  label: t(`scim.groupRoles.${value}`),
                }))}
                onChange={({ value }) => setAsked({ group, role: value === 'NONE' ? null : value })}
              />
            </div>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={asked !== undefined}
        danger
        title={t('scim.roleTitle', { name: asked?.group.displayName })}
        description={t(asked?.role === null ? 'scim.roleRemoveHint' : 'scim.roleHint')}
        confirmLabel={t('scim.changeRole')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) onChangeRole({ id: asked.group.id, role: asked.role });
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
