import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLayout } from '../../../../patterns/AuthLayout/index.ts';
import type { LanguageSwitchProps } from '../../../../patterns/LanguageSwitch/index.ts';
import { Icon, icons } from '../../../../primitives/Icon/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './AdminAuthLayout.css.ts';

export interface AdminEntranceProps extends LanguageSwitchProps {
  children: ReactNode;
}

export function AdminAuthLayout({ language, onLanguageChange, children }: AdminEntranceProps) {
  const { t } = useTranslation('admin-auth');
  return (
    <div data-component="AdminAuthLayout">
      <AuthLayout
        language={language}
        onLanguageChange={onLanguageChange}
        mark={
          <StatusLabel tone="accent" icon={icons.security}>
            {t('administration')}
          </StatusLabel>
        }
        aside={
          <div className={styles.aside}>
            <span className={styles.emblem}>
              <Icon icon={icons.security} size="lg" />
            </span>
            <Text size="2xl" weight="medium">
              {t('administration')}
            </Text>
            <Text as="p">{t('administrationHelp')}</Text>
          </div>
        }
      >
        {children}
      </AuthLayout>
    </div>
  );
}
