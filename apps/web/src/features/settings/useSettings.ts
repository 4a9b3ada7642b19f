import { useEffect, useState } from 'react';
import { useQuery } from '../../platform/api/queries.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { keepSettings, keptSettings } from './settingsCopy.ts';

/** Returns the copy stored in this browser until the server has answered (spec §7). */
export function useSettings() {
  const query = useQuery('/v1/settings');
  const [kept] = useState(() => keptSettings(storage));
  const { data } = query;

  useEffect(() => {
    if (data) keepSettings(storage, data);
  }, [data]);

  return { ...query, settings: data ?? kept };
}
