import { tourSteps, type TourStep } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { FrameNotice } from '../../../patterns/frameNotice/FrameNotice.tsx';
import { FirstSteps } from '../FirstSteps/index.ts';

export type OfficeTourState =
  { status: 'offered' } | { status: 'running'; done: readonly TourStep[] } | { status: 'finished' };

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

/**
 * The onboarding tour. Each step is completed in the office. Rendered at the edge of `AppShell`, announced
 * without moving the focus and without covering other content.
 */
export function OfficeTour(props: OfficeTourProps) {
  const { state, onBegin, onSkip, onClose } = props;
  const { t } = useTranslation('help');
  const notice = { name: t('tour.name'), ...look };
  if (state.status === 'running') return <Running {...props} done={state.done} />;
  if (state.status === 'finished') {
    return (
      <FrameNotice
        {...notice}
        title={t('tour.finished.title')}
        text={t('tour.finished.text')}
        onClose={onClose}
      />
    );
  }
  return (
    <FrameNotice
      {...notice}
      title={t('tour.offer.title')}
      text={t('tour.offer.text')}
      onClose={onSkip}
    >
      <Button size="sm" variant="ghost" onPress={onSkip}>
        {t('tour.offer.skip')}
      </Button>
      <Button size="sm" variant="primary" onPress={onBegin}>
        {t('tour.offer.begin')}
      </Button>
    </FrameNotice>
  );
}

interface RunningProps extends Pick<OfficeTourProps, 'view' | 'shown' | 'onSkip' | 'onShow'> {
  done: readonly TourStep[];
}

function Running({ done, view, shown, onSkip, onShow }: RunningProps) {
  const { t } = useTranslation('help');
  const [selectedStep, setSelectedStep] = useState<TourStep | null>(null);
  const left = tourSteps.filter((step) => !done.includes(step));
  const step = left.find((each) => each === selectedStep) ?? left[0] ?? 'WALK';
  const text =
    step === 'WALK'
      ? t(view === '3d' ? 'tour.step.WALK.text3d' : 'tour.step.WALK.text2d')
      : t(`tour.step.${step}.text`);
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
      <Button size="sm" variant="ghost" onPress={onSkip}>
        {t('tour.skip')}
      </Button>
      {step !== shown && (
        <Button size="sm" onPress={() => onShow({ step })}>
          {t(`tour.step.${step}.show`)}
        </Button>
      )}
    </FrameNotice>
  );
}
