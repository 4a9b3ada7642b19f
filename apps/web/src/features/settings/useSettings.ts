import { showError } from '@office/client/errors/showError.ts';
import { defaultAudioSettings } from '@office/vocabulary';
import { unwrap, type Schemas } from '@office/api';
import { useEffect, useState } from 'react';
import { office } from '../../platform/api/client.ts';
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

export function useChangeAudio(): (change: Partial<Schemas['AudioSettings']>) => void {
  const { data, settings, mutate } = useSettings();
  return (change) => {
    const audio = { ...defaultAudioSettings, ...settings.audio, ...change };
    const saved = unwrap(office.PATCH('/v1/settings', { body: { audio } }));
    const options = { rollbackOnError: true, revalidate: false };
    mutate(saved, data ? { ...options, optimisticData: { ...data, audio } } : options).catch(
      showError,
    );
  };
}
