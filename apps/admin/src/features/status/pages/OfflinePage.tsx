import { useLanguageSwitch } from '@office/client/i18n/useLanguageSwitch.ts';
import { Offline } from '@office/ui';
import { useState } from 'react';

/** The network cannot be reached. */
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
