import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../../patterns/StatusPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import * as styles from './ErrorFallback.css.ts';

export interface ErrorFallbackProps {
  /** `page` if the whole page failed, `part` if one panel failed. */
  fill?: 'page' | 'part';
  /** A newer release has replaced the code of this part; the page must be reloaded. */
  outdated?: boolean;
  onRetry(): void;
}

export function ErrorFallback({ fill = 'part', outdated = false, onRetry }: ErrorFallbackProps) {
  const { t } = useTranslation('status');
  const key = outdated ? 'outdated' : 'errorFallback';
  const isPage = fill === 'page' && !outdated;
  return (
    <div role="alert" data-component="ErrorFallback" className={styles.root}>
      <StatusPage
        fill={fill}
        icon={outdated ? icons.refresh : icons.warning}
        title={t(`${key}.title`)}
        description={t(isPage ? 'errorFallback.pageDescription' : `${key}.description`)}
        actions={
          <Button variant="primary" icon={icons.refresh} onPress={onRetry}>
            {t(`${key}.retry`)}
          </Button>
        }
      />
    </div>
  );
}
