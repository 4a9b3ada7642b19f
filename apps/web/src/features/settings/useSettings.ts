import { useEffect, useState } from 'react';
import { useQuery } from '../../platform/api/queries.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { storeSettings, readStoredSettings } from './settingsCopy.ts';

/** Returns the copy stored in this browser until the server has answered (spec §7). */
export function useSettings() {
  const query = useQuery('/v1/settings');
  const [kept] = useState(() => readStoredSettings(storage));
  const { data } = query;

  useEffect(() => {
    if (data) storeSettings(storage, data);
  }, [data]);

  return { ...query, settings: data ?? kept };
}
