import { useTranslation } from 'react-i18next';
import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusPage } from '../../../patterns/StatusPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';

export interface OfflineProps {
  refreshing?: boolean;
  language?: LanguageSwitchProps;
  onRefresh(): void;
}

export function Offline({ refreshing = false, language, onRefresh }: OfflineProps) {
  const { t } = useTranslation('status');
  return (
    <div data-component="Offline">
      <StatusPage
        icon={icons.noNetwork}
        title={t('offline.title')}
        description={t('offline.description')}
        languageSwitch={language}
        actions={
          <Button variant="primary" icon={icons.refresh} loading={refreshing} onPress={onRefresh}>
            {t(refreshing ? 'offline.refreshing' : 'offline.refresh')}
          </Button>
        }
      />
    </div>
  );
}
