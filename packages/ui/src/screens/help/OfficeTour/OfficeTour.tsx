import { tourSteps, type TourStep } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { FrameNotice } from '../../../patterns/frameNotice/FrameNotice.tsx';
import { FirstSteps } from '../FirstSteps/index.ts';
import { useWalkTextKey } from './useWalkTextKey.ts';
import { Welcome, type WelcomeProps } from './Welcome.tsx';

export type OfficeTourState =
  | ({ status: 'offered' } & Pick<WelcomeProps, 'floorName' | 'people'>)
  | { status: 'running'; done: readonly TourStep[] }
  | { status: 'finished' };

export interface OfficeTourProps {
  state: OfficeTourState;
  view: '3d' | '2d';
  shown?: TourStep | undefined;
  onBegin(): void;
  onSkip(): void;
  onShow(event: { step: TourStep }): void;
  onClose(): void;
}

const look = { component: 'OfficeTour', icon: icons.tutorial };

/** The onboarding tour. Announced at the edge of `AppShell` without moving the focus. */
export function OfficeTour(props: OfficeTourProps) {
  const { state, view, onBegin, onSkip, onClose } = props;
  const { t } = useTranslation('help');
  if (state.status === 'running') return <Running {...props} done={state.done} />;
  if (state.status === 'offered') {
    const { floorName, people } = state;
    return <Welcome {...{ floorName, people, view, onBegin, onSkip }} />;
  }
  return (
    <FrameNotice
      name={t('tour.name')}
      {...look}
      title={t('tour.finished.title')}
      text={t('tour.finished.text')}
      onClose={onClose}
    />
  );
}

interface RunningProps extends Pick<OfficeTourProps, 'view' | 'shown' | 'onSkip' | 'onShow'> {
  done: readonly TourStep[];
}

function Running({ done, view, shown, onSkip, onShow }: RunningProps) {
  const { t } = useTranslation('help');
  const [selectedStep, setSelectedStep] = useState<TourStep | null>(null);
  const walkTextKey = useWalkTextKey(view);
  const left = tourSteps.filter((step) => !done.includes(step));
  const step = left.find((each) => each === selectedStep) ?? left[0] ?? 'WALK';
  const text = step === 'WALK' ? t(`tour.step.WALK.${walkTextKey}`) : t(`tour.step.${step}.text`);
  return (
    <FrameNotice
      name={t('tour.name')}
      {...look}
      title={t(`tour.step.${step}.title`)}
      text={text}
      onClose={onSkip}
      list={
        <FirstSteps
          done={done}
          current={step}
          onChoose={(event) => {
            setSelectedStep(event.step);
          }}
        />
      }
    >
      {step !== shown && (
        <Button size="sm" onPress={() => onShow({ step })}>
          {t(`tour.step.${step}.show`)}
        </Button>
      )}
    </FrameNotice>
  );
}
