import { useTranslation } from 'react-i18next';
import { FormPage } from '../../patterns/FormPage/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';

interface LinkCheckFailedProps {
  title: string;
  description: string;
  onRetry(): void;
}

/** Shown if checking a link failed. The link may be valid, so a retry is offered. */
export function LinkCheckFailed({ title, description, onRetry }: LinkCheckFailedProps) {
  const { t } = useTranslation('common');
  return (
    <FormPage icon={icons.warning} tone="warning" title={title} description={description}>
      <Button variant="primary" size="lg" fullWidth icon={icons.refresh} onPress={onRetry}>
        {t('retry')}
      </Button>
    </FormPage>
  );
}
