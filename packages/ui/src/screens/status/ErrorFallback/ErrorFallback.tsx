import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../../patterns/StatusPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import * as styles from './ErrorFallback.css.ts';

export interface ErrorFallbackProps {
  /** `page` when the whole page failed, `part` when it is one panel. */
  fill?: 'page' | 'part';
  onRetry(): void;
}

/** Stands in for a crashed part of the page, for error boundaries. */
export function ErrorFallback({ fill = 'part', onRetry }: ErrorFallbackProps) {
  const { t } = useTranslation('status');
  return (
    <div role="alert" data-component="ErrorFallback" className={styles.root}>
      <StatusPage
        fill={fill}
        icon={icons.warning}
        title={t('errorFallback.title')}
        description={t(
          fill === 'page' ? 'errorFallback.pageDescription' : 'errorFallback.description',
        )}
        actions={
          <Button variant="primary" icon={icons.refresh} onPress={onRetry}>
            {t('errorFallback.retry')}
          </Button>
        }
      />
    </div>
  );
}
