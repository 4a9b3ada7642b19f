import { useTranslation } from 'react-i18next';
import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusPage } from '../../../patterns/StatusPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';

export interface ServerErrorProps {
  homeHref?: string;
  /** Shows the language switch. */
  language?: LanguageSwitchProps;
  onGoBack(): void;
}

/** The server failed: try again, go back or go home. */
export function ServerError({ homeHref = '/', language, onGoBack }: ServerErrorProps) {
  const { t } = useTranslation('status');
  return (
    <div data-component="ServerError">
      <StatusPage
        code="500"
        icon={icons.warning}
        title={t('serverError.title')}
        description={t('serverError.description')}
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
