import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../../../patterns/Brand/index.ts';
import { CloseMenuContext } from '../../../../patterns/closeMenuContext.ts';
import { PageShell } from '../../../../patterns/PageShell/index.ts';
import { Avatar } from '../../../../primitives/Avatar/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons, type IconGlyph } from '../../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../../primitives/Skeleton/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { AccountMenu, type OwnMenuProps } from './AccountMenu.tsx';
import * as styles from './AdminShell.css.ts';

export interface AdminEntry {
  id: string;
  href: string;
  name: string;
  icon: IconGlyph;
  waiting?: number | undefined;
  /** Heading above this and the following entries of the same group. */
  group?: string | undefined;
}

export interface AdminShellProps extends OwnMenuProps {
  entries: readonly AdminEntry[];
  /** Id of the entry of the current page, or of its parent. */
  current: string | null;
  /** Path of the current page. A change moves the focus to the page. */
  page: string;
  pageName: string;
  /** Administered organisation. Null while loading. */
  organization: { name: string; avatarUrl: string | null; blocked: boolean } | null;
  connection?: ReactNode;
  /** Only set if there is another organisation to administer. */
  onSwitchOrganization?: (() => void) | undefined;
  children: ReactNode;
}

export function AdminShell(props: AdminShellProps) {
  const { entries, current, page, pageName, organization, connection, children } = props;
  const { t } = useTranslation('admin-frame');
  const label = (
    <StatusLabel tone="accent" icon={icons.security}>
      {t('administration')}
    </StatusLabel>
  );
  return (
    <PageShell
      brand={
        <div className={styles.brand}>
          <Brand />
          {label}
        </div>
      }
      bar={
        <>
          <span className={styles.barName}>
            <Text weight="medium" truncate>
              {organization?.name ?? t('administration')}
            </Text>
          </span>
          {label}
        </>
      }
      navLabel={t('menu')}
      entries={entries.map(({ waiting = 0, ...entry }) => ({
        ...entry,
        badge: { count: waiting, label: t('waiting', { count: waiting }) },
      }))}
      current={current}
      header={
        <OrganizationBlock
          organization={organization}
          onSwitchOrganization={props.onSwitchOrganization}
        />
      }
      footer={<AccountMenu {...props} />}
      path={page}
      pageName={pageName}
      notice={connection}
    >
      {children}
    </PageShell>
  );
}

function OrganizationBlock({
  organization,
  onSwitchOrganization,
}: Pick<AdminShellProps, 'organization' | 'onSwitchOrganization'>) {
  const { t } = useTranslation('admin-frame');
  const closeMenu = use(CloseMenuContext);
  if (!organization)
    return (
      <div className={styles.organization}>
        <Skeleton width="60%" />
      </div>
    );
  const { name, avatarUrl, blocked } = organization;
  return (
    <div className={styles.organization} data-part="Organization">
      <div className={styles.organizationName}>
        <Avatar kind="organization" decorative name={name} src={avatarUrl} />
        <span title={name} className={styles.organizationWords}>
          <Text weight="medium">{name}</Text>
        </span>
      </div>
      {blocked ? <StatusLabel tone="danger">{t('blocked')}</StatusLabel> : null}
      {onSwitchOrganization ? (
        <Button
          size="sm"
          fullWidth
          onPress={() => {
            closeMenu();
            onSwitchOrganization();
          }}
        >
          {t('switchOrganization')}
        </Button>
      ) : null}
    </div>
  );
}
