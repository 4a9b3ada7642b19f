import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../../patterns/dates/duration.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import type { FloorPlanData } from '../../../../patterns/planDrawing/floorPlanData.ts';
import { PlanDrawing } from '../../../../patterns/planDrawing/PlanDrawing.tsx';
import { Card } from '../../../../primitives/Card/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './HeatMap.css.ts';

export interface HeatMapFloor {
  id: string;
  name: string;
}

export interface HeatMapSquare {
  /** Left edge in metres. */
  x: number;
  /** Back edge in metres. */
  z: number;
  /** Sum of the minutes of all people. */
  minutes: number;
}

export type HeatMapState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      plan: FloorPlanData;
      /** Side length of the squares in metres. */
      squareSize: number;
      squares: readonly HeatMapSquare[];
    };

interface HeatMapProps {
  state: HeatMapState;
  floors: readonly HeatMapFloor[];
  floorId: string | null;
  groupSize: number;
  onFloorChange(change: { floorId: string }): void;
  onRetry(): void;
}

/** Metres between the floor and the edge of the drawing. */
const margin = 0.5;
const levels = [0.2, 0.4, 0.6, 0.8, 1];

export function HeatMap({ state, floors, floorId, groupSize, ...props }: HeatMapProps) {
  const { t } = useTranslation('admin-analytics');
  const floor = floors.find(({ id }) => id === floorId);
  return (
    <Card>
      <Stack gap={3}>
        <div className={styles.head}>
          <div className={styles.floor}>
            <Select
              ariaLabel={t('floor')}
              value={floorId}
              disabled={floors.length === 0}
              placeholder={t('noFloor')}
              options={floors.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ value }) => props.onFloorChange({ floorId: value })}
            />
          </div>
          {state.status === 'ready' && <Legend squares={state.squares} />}
        </div>
        <Text as="p" size="sm" tone="muted">
          {t('mapHelp', { count: groupSize })}
        </Text>
        {floors.length === 0 ? null : state.status === 'loading' ? (
          <LoadingState label={t('loading')} />
        ) : state.status === 'error' ? (
          <ErrorState onRetry={props.onRetry} />
        ) : (
          <Drawing {...state} name={t('mapOf', { floor: floor?.name ?? '' })} />
        )}
      </Stack>
    </Card>
  );
}

function Drawing({
  plan,
  squareSize,
  squares,
  name,
}: Extract<HeatMapState, { status: 'ready' }> & { name: string }) {
  const { t } = useTranslation('admin-analytics');
  const language = useLanguage();
  const { width, depth } = plan.size;
  const most = maxMinutes(squares);
  return (
    <>
      {squares.length === 0 && <Text as="p">{t('mapEmpty')}</Text>}
      <svg
        role="img"
        aria-label={name}
        viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${depth + 2 * margin}`}
        className={styles.drawing}
      >
        <PlanDrawing plan={plan} />
        {squares.map(({ x, z, minutes }) => (
          <rect
            key={`${x} ${z}`}
            x={x}
            y={z}
            width={Math.min(squareSize, width - x)}
            height={Math.min(squareSize, depth - z)}
            className={styles.square}
            // The root makes short times visible beside long ones.
            fillOpacity={levelOf(Math.sqrt(minutes / most))}
          >
            <title>{formatDuration(minutes, language)}</title>
          </rect>
        ))}
      </svg>
    </>
  );
}

function Legend({ squares }: { squares: readonly HeatMapSquare[] }) {
  const { t } = useTranslation('admin-analytics');
  const language = useLanguage();
  if (squares.length === 0) return null;
  return (
    <div className={styles.legend}>
      <Text size="xs" tone="muted">
        {t('less')}
      </Text>
      <svg aria-hidden viewBox="0 0 5 1" className={styles.scale}>
        {levels.map((level, index) => (
          <rect
            key={level}
            x={index}
            width={1}
            height={1}
            fillOpacity={level}
            className={styles.square}
          />
        ))}
      </svg>
      <Text size="xs" tone="muted" tabular>
        {formatDuration(maxMinutes(squares), language)}
      </Text>
    </div>
  );
}

const maxMinutes = (squares: readonly HeatMapSquare[]) =>
  squares.reduce((most, { minutes }) => Math.max(most, minutes), 1);

const levelOf = (share: number) => levels.find((level) => share <= level) ?? 1;
