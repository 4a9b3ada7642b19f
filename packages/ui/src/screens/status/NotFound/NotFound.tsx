import { useTranslation } from 'react-i18next';
import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusPage } from '../../../patterns/StatusPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';

export interface NotFoundProps {
  homeHref?: string;
  /** Shows the language switch. */
  language?: LanguageSwitchProps;
}

/** There is no page at this address. */
export function NotFound({ homeHref = '/', language }: NotFoundProps) {
  const { t } = useTranslation('status');
  return (
    <div data-component="NotFound">
      <StatusPage
        code="404"
        icon={icons.search}
        title={t('notFound.title')}
        description={t('notFound.description')}
        language={language}
        actions={
          <Button variant="primary" icon={icons.home} href={homeHref}>
            {t('backHome')}
          </Button>
        }
      />
    </div>
  );
}
