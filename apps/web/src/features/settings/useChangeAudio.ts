import { unwrap, type Schemas } from '@office/api';
import { defaultAudioSettings } from '@office/vocabulary';
import { office } from '../../platform/api/client.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useSettings } from './useSettings.ts';

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
