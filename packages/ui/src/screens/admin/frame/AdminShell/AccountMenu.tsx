import type { AdminRole } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import {
  LanguageSwitch,
  type LanguageSwitchProps,
} from '../../../../patterns/LanguageSwitch/index.ts';
import { Avatar } from '../../../../primitives/Avatar/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Popover } from '../../../../primitives/Popover/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Skeleton } from '../../../../primitives/Skeleton/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/index.ts';
import * as styles from './AccountMenu.css.ts';

export type AppearanceChoice = 'system' | 'light' | 'dark';

export interface Administrator {
  name: string;
  email: string;
  avatarUrl: string | null;
  role: AdminRole;
}

export interface OwnMenuProps extends LanguageSwitchProps {
  /** Null while loading. */
  administrator: Administrator | null;
  appearance: AppearanceChoice;
  officeHref?: string;
  onAppearanceChange(event: { appearance: AppearanceChoice }): void;
  onSignOut(): void;
}

export function AccountMenu(props: OwnMenuProps) {
  const { administrator, officeHref = '/' } = props;
  const { t } = useTranslation('admin-frame');
  if (!administrator)
    return (
      <div className={styles.loading}>
        <Skeleton shape="circle" width={10} height={10} />
        <Skeleton width="60%" />
      </div>
    );
  const { name, email, avatarUrl, role } = administrator;
  return (
    <Popover
      label={t('ownMenu')}
      side="top"
      align="start"
      trigger={
        <button type="button" className={styles.trigger}>
          <Avatar decorative name={name} src={avatarUrl} />
          <span className={styles.words}>
            <Text weight="medium" truncate>
              {name}
            </Text>
            <Text size="xs" tone="muted" truncate>
              {t(`role.${role}`)}
            </Text>
          </span>
          <VisuallyHidden>{t('openOwnMenu')}</VisuallyHidden>
        </button>
      }
    >
      <div className={styles.menu}>
        <Text size="xs" tone="muted" truncate>
          {email}
        </Text>
        <LanguageSwitch language={props.language} onLanguageChange={props.onLanguageChange} />
        <SegmentedControl
          ariaLabel={t('appearance.label')}
          size="sm"
          fullWidth
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: t(`appearance.${value}`),
          }))}
          value={props.appearance}
          onChange={({ value }) => props.onAppearanceChange({ appearance: value })}
        />
        <Button variant="ghost" fullWidth icon={icons.room} href={officeHref}>
          {t('toOffice')}
        </Button>
        <Button variant="ghost" fullWidth icon={icons.signOut} onPress={props.onSignOut}>
          {t('signOut')}
        </Button>
      </div>
    </Popover>
  );
}
