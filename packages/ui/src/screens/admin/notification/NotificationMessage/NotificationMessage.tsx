import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';

export interface NotificationMessageProps {
  /** `missing`: the notification was deleted. */
  status: 'loading' | 'error' | 'missing';
  onRetry(): void;
}

/** In place of a notification that is not loaded. */
export function NotificationMessage({ status, onRetry }: NotificationMessageProps) {
  const { t } = useTranslation('admin-notification');
  if (status === 'missing')
    return <EmptyState icon={icons.notifications} title={t('form.missing')} />;
  if (status === 'error') return <ErrorState onRetry={onRetry} />;
  return <LoadingState shape="form" rows={5} label={t('form.loading')} />;
}
