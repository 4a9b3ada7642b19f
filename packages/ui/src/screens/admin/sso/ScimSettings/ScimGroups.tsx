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
  /** Floor that the members enter at first. Null for the first open floor. */
  floorId: string | null;
}

interface ScimFloor {
  id: string;
  name: string;
  officeName: string;
}

export interface ScimGroupsProps {
  groups: readonly ScimGroupItem[];
  /** Open floors. */
  floors: readonly ScimFloor[];
  /** A change is running. */
  busy: boolean;
  onChangeRole(event: { id: string; role: MemberRole | null }): void;
  onChangeFloor(event: { id: string; floorId: string | null }): void;
}

const firstFloor = 'FIRST';
const choices = ['NONE', ...memberRoles] as const;

/** Sets the floor of each group, and the role after a confirmation. */
export function ScimGroups({ groups, floors, busy, onChangeRole, onChangeFloor }: ScimGroupsProps) {
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
            <div>
              <Text as="p" weight="medium">
                {group.displayName}
              </Text>
              <Text as="p" size="sm" tone="muted">
                {t('scim.groupMembers', { count: group.members })}
              </Text>
            </div>
            <div className={styles.fields}>
              <div>
                <Text as="p" size="sm">
                  {t('scim.role')}
                </Text>
                <Select
                  ariaLabel={t('scim.groupRole', { name: group.displayName })}
                  disabled={busy}
                  value={group.role ?? 'NONE'}
                  options={choices.map((value) => ({
                    value,
                    label: t(`scim.groupRoles.${value}`),
                  }))}
                  onChange={({ value }) =>
                    setAsked({ group, role: value === 'NONE' ? null : value })
                  }
                />
              </div>
              <div>
                <Text as="p" size="sm">
                  {t('scim.floor')}
                </Text>
                <Select
                  ariaLabel={t('scim.groupFloor', { name: group.displayName })}
                  disabled={busy}
                  value={floors.find(({ id }) => id === group.floorId)?.id ?? firstFloor}
                  options={[
                    { value: firstFloor, label: t('scim.firstFloor') },
                    ...floors.map(({ id, name, officeName }) => ({
                      value: id,
                      label: t('scim.floorOfOffice', { floor: name, office: officeName }),
                    })),
                  ]}
                  onChange={({ value }) =>
                    onChangeFloor({ id: group.id, floorId: value === firstFloor ? null : value })
                  }
                />
              </div>
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
