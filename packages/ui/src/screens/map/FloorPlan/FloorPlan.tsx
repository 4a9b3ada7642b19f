import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import type { FloorPlanCallbacks, FloorPlanState } from './floorPlanState.ts';
import { FloorSelect } from './FloorSelect.tsx';
import { PlanLayout, type FloorPlanLayout } from './PlanLayout.tsx';
import { ReadyPlan } from './ReadyPlan.tsx';

export interface FloorPlanProps extends FloorPlanCallbacks {
  state: FloorPlanState;
  /** Side panel, or the whole page without a 3D view. */
  layout?: FloorPlanLayout;
  onBack?(): void;
  onRetry(): void;
}

/** Live floor plan: a drawing for pointers, and a tree for keyboard and screen readers. */
export function FloorPlan({ state, layout = 'panel', onBack, onRetry, ...on }: FloorPlanProps) {
  const { t } = useTranslation('map');
  if (state.status === 'ready') {
    return <ReadyPlan state={state} layout={layout} {...on} {...(onBack ? { onBack } : {})} />;
  }
  const blocked = state.status === 'blocked' ? state : undefined;
  const floor = blocked?.floors.find(({ floorId }) => floorId === blocked.floorId);
  const other = blocked?.floors.find((each) => !each.blocked);
  return (
    <PlanLayout
      layout={layout}
      status={state.status}
      title={floor?.name ?? t('floor')}
      onBack={onBack}
      toolbar={
        blocked && (
          <FloorSelect
            floors={blocked.floors}
            floorId={blocked.floorId}
            onSelect={on.onSelectFloor}
          />
        )
      }
    >
      {state.status === 'loading' && <LoadingState shape="picture" rows={6} label={t('loading')} />}
      {state.status === 'error' && <ErrorState title={t('loadFailed')} onRetry={onRetry} />}
      {state.status === 'empty' && (
        <EmptyState icon={icons.floors} title={t('noFloors')} description={t('noFloorsHint')} />
      )}
      {blocked && (
        <EmptyState
          icon={icons.lock}
          title={t('plan.blocked')}
          description={t('plan.blockedHint')}
          action={
            other && (
              <Button
                icon={icons.floors}
                onPress={() => on.onSelectFloor({ floorId: other.floorId })}
              >
                {t('plan.showFloor', { name: other.name })}
              </Button>
            )
          }
        />
      )}
    </PlanLayout>
  );
}
