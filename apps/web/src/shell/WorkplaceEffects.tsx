import { defaultGraphicsQuality } from '@office/vocabulary';
import { useSettings } from '../features/settings/index.ts';
import { useBlockedFloor } from '../office/floors/useBlockedFloor.ts';
import { useFloorFromUrl } from '../office/floors/useFloorFromUrl.ts';
import { useFloors } from '../office/floors/useFloors.ts';
import { useDesiredScene, type SceneSources } from '../office/scene/useDesiredScene.ts';
import { useDeskRefresh } from '../office/scene/useDeskRefresh.ts';
import { useSceneMeetings } from '../office/scene/useSceneMeetings.ts';
import { useQuery } from '../platform/api/queries.ts';
import { FeatureEffects } from './FeatureParts.tsx';
import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import { useLiveChannel } from './useLiveChannel.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { revalidateAll } from '@office/client/swr/revalidateQueries.ts';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

const IdleSignOutEffect = lazyPart(
  async () => (await import('./IdleSignOutEffect.tsx')).IdleSignOutEffect,
);

type WorkplaceEffectsProps = Pick<SceneSources, 'scene' | 'covered'>;

export function WorkplaceEffects({ scene, covered }: WorkplaceEffectsProps) {
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const { data: permission } = useQuery('/v1/auth/user/permission');
  const { offices, currentFloor } = useFloors();
  const { settings } = useSettings();
  const { graphics = defaultGraphicsQuality } = settings;

  useLiveChannel();
  useRevalidateOnLanguageChange();
  useFloorFromUrl(offices);
  useBlockedFloor(offices, currentFloor);
  useDeskRefresh();
  useSceneMeetings();
  useDesiredScene({ scene, profile, currentFloor, graphics, covered });

  return (
    <>
      <FeatureEffects />
      {permission?.idleMinutes && <IdleSignOutEffect minutes={permission.idleMinutes} />}
    </>
  );
}

/** Revalidates all queries when the member changes the language, because responses are localised. */
function useRevalidateOnLanguageChange(): void {
  const { mutate } = useSWRConfig();
  const language = useLanguage();
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language) return;
    last.current = language;
    void revalidateAll(mutate);
  }, [language, mutate]);
}
