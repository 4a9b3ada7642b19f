import { Offline } from '@office/ui/screens/status';
import { useState } from 'react';
import { useLanguageSwitch } from '../i18n/useLanguageSwitch.ts';

export function OfflinePage() {
  const [refreshing, setRefreshing] = useState(false);
  return (
    <Offline
      language={useLanguageSwitch()}
      refreshing={refreshing}
      onRefresh={() => {
        setRefreshing(true);
        window.location.reload();
      }}
    />
  );
}
