import { useTranslation } from 'react-i18next';
import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusPage } from '../../../patterns/StatusPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';

export interface UnauthorizedProps {
  homeHref?: string;
  /** Shows the language switch. */
  language?: LanguageSwitchProps;
  onGoBack(): void;
}

/** The page needs someone who is signed in and may see it. */
export function Unauthorized({ homeHref = '/', language, onGoBack }: UnauthorizedProps) {
  const { t } = useTranslation('status');
  return (
    <div data-component="Unauthorized">
      <StatusPage
        code="401"
        icon={icons.lock}
        title={t('unauthorized.title')}
        description={t('unauthorized.description')}
        language={language}
        actions={
          <>
            <Button variant="primary" icon={icons.home} href={homeHref}>
              {t('backHome')}
            </Button>
            <Button icon={icons.back} onPress={onGoBack}>
              {t('goBack')}
            </Button>
          </>
        }
      />
    </div>
  );
}
