import { OfficeTour, type OfficeTourProps, type PersonOnFloor } from '@office/ui/screens/help';
import { localizedName, tourSteps, type Language, type TourStep } from '@office/vocabulary';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { recovery } from '@office/client/recovery/serverRecovery.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { officeView } from '../../../office/officeView.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { useNotice } from '../../../platform/notices/useNotice.ts';
import { useIsTalking } from '../../voice/index.ts';
import { TourProgressReporter } from './TourProgressReporter.ts';
import { useTourStepDetection } from './useTourStepDetection.ts';
import { tourOffer } from './tourOffer.ts';
import { useTour } from './useTour.ts';
import { floorWatchPool } from '../../../office/walking/useWatchedFloor.ts';
import { portraitUrl } from '../../../office/people/portraits.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/** Page for each step, also usable by keyboard. */
const pages: Record<TourStep, string> = {
  WALK: '/main',
  SIT: '/map',
  TALK: '/direct-message',
  FIND: '/people',
};

export function Tour() {
  const { tour, choose, noteStep } = useTour();
  // The finish message is shown only on the page where the tour was completed.
  const [wasRunning, setWasRunning] = useState(false);
  const status = tour?.status;
  if (status === 'RUNNING' && !wasRunning) setWasRunning(true);
  const isFlat = useStore(sceneController, (scene) => scene.status === 'unsupported');
  const view = useStore(officeView);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isReoffered = useStore(tourOffer);
  const { currentFloor } = useFloors();

  const state = () => {
    if (tour && status === 'RUNNING') return { status: 'running', done: tour.done } as const;
    // Hidden until the floor is loaded, and in organisations without floors.
    if (status === 'OFFERED' || isReoffered)
      return currentFloor && ({ status: 'offered' } as const);
    return status === 'FINISHED' && wasRunning ? ({ status: 'finished' } as const) : null;
  };
  const current = state();
  const isShown = useNotice('tour', current !== null);
  if (!tour || !current) return null;
  // The steps count while another notice is shown.
  const running =
    current.status === 'running' ? <RunningTour done={tour.done} onStep={noteStep} /> : null;
  if (!isShown) return running;
  const close = () => {
    setWasRunning(false);
    tourOffer.close();
  };
  const callbacks = {
    view: isFlat ? '2d' : view,
    shown: tourSteps.find((step) => pages[step] === pathname),
    onBegin: () => {
      tourOffer.close();
      void choose('RUNNING').catch(() => undefined);
    },
    onSkip: () => {
      close();
      // A member who asked for the welcome again keeps a finished tour.
      if (status !== 'FINISHED') void choose('SKIPPED').catch(() => undefined);
    },
    onShow: ({ step }) => void navigate(pages[step]),
    onClose: close,
  } satisfies Omit<OfficeTourProps, 'state'>;
  if (current.status === 'offered')
    return currentFloor && <OfferedTour {...callbacks} floor={currentFloor.floor} />;
  return (
    <>
      {running}
      <OfficeTour state={current} {...callbacks} />
    </>
  );
}

interface OfferedTourProps extends Omit<OfficeTourProps, 'state'> {
  floor: { id: string; name: string };
}

function OfferedTour({ floor, ...props }: OfferedTourProps) {
  const people = useOthersOnFloor(floor.id);
  return <OfficeTour state={{ status: 'offered', floorName: floor.name, people }} {...props} />;
}

interface RunningTourProps {
  done: readonly TourStep[];
  onStep(step: TourStep): Promise<void>;
}

function RunningTour({ done, onStep }: RunningTourProps) {
  const talking = useIsTalking();
  const { currentFloor } = useFloors();
  const [report] = useState(() => new TourProgressReporter({ noteStep: onStep, recovery }));
  useEffect(() => report.start(), [report]);
  useTourStepDetection({
    floorId: currentFloor?.floor.id ?? null,
    talking,
    onStep: (step) => {
      if (!done.includes(step)) report.note(step);
    },
  });
  return null;
}

/** Returns the other members on a floor, or null until the floor is loaded. */
function useOthersOnFloor(floorId: string): readonly PersonOnFloor[] | null {
  const { user } = useSession();
  const userId = user?.id;
  const subscribe = useCallback(
    (listener: () => void) => floorWatchPool.watch(floorId, listener),
    [floorId],
  );
  // A string snapshot avoids re-rendering on moves, which change no name.
  const language = useLanguage();
  const others = useSyncExternalStore(subscribe, () =>
    JSON.stringify(findOthersOnFloor(floorId, { ownId: userId, language })),
  );
  return useMemo(() => JSON.parse(others) as readonly PersonOnFloor[] | null, [others]);
}

function findOthersOnFloor(
  floorId: string,
  { ownId, language }: { ownId: string | undefined; language: Language },
): readonly PersonOnFloor[] | null {
  const { status, people } = floorWatchPool.getSnapshot(floorId);
  if (status !== 'live') return null;
  return people
    .filter(({ userId }) => userId !== ownId)
    .map(({ userId, name, nameLatin, avatar, avatarUrl }) => ({
      userId,
      name: localizedName(name, nameLatin, language),
      avatarUrl: avatarUrl ?? portraitUrl(avatar),
    }));
}
