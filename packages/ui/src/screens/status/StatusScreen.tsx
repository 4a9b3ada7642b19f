import { useTranslation } from 'react-i18next';
import type { LanguageSwitchProps } from '../../patterns/LanguageSwitch/index.ts';
import { StatusPage } from '../../patterns/StatusPage/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import * as styles from './StatusScreen.css.ts';

const pages = {
  ServerError: { code: '500', icon: icons.warning, words: 'serverError' },
  Unauthorized: { code: '401', icon: icons.lock, words: 'unauthorized' },
  NotFound: { code: '404', icon: icons.search, words: 'notFound' },
} as const;

interface StatusScreenProps {
  page: keyof typeof pages;
  homeHref?: string | undefined;
  description?: string | undefined;
  fill?: 'page' | 'part' | undefined;
  language?: LanguageSwitchProps | undefined;
  /** Omit to offer only the link to the home page. */
  onGoBack?: (() => void) | undefined;
}

export function StatusScreen({
  page,
  homeHref = '/',
  description,
  fill = 'page',
  language,
  onGoBack,
}: StatusScreenProps) {
  const { t } = useTranslation('status');
  const { code, icon, words } = pages[page];
  return (
    <div data-component={page} className={styles.root}>
      <StatusPage
        fill={fill}
        level={1}
        code={code}
        icon={icon}
        title={t(`${words}.title`)}
        description={description ?? t(`${words}.description`)}
        languageSwitch={language}
        actions={
          <>
            <Button variant="primary" icon={icons.home} href={homeHref}>
              {t('backHome')}
            </Button>
            {onGoBack && (
              <Button icon={icons.back} onPress={onGoBack}>
                {t('goBack')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
