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
import { useLiveChannel } from './useLiveChannel.ts';
import { useRevalidateOnLanguageChange } from './useRevalidateOnLanguageChange.ts';

type WorkplaceEffectsProps = Pick<SceneSources, 'scene' | 'covered'>;

export function WorkplaceEffects({ scene, covered }: WorkplaceEffectsProps) {
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const { offices, here } = useFloors();
  const { settings } = useSettings();
  const { graphics = defaultGraphicsQuality } = settings;

  useLiveChannel();
  useRevalidateOnLanguageChange();
  useFloorFromUrl(offices);
  useBlockedFloor(offices, here);
  useDeskRefresh();
  useSceneMeetings();
  useDesiredScene({ scene, profile, offices, graphics, covered });

  return <FeatureEffects />;
}
