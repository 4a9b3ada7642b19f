import { memo, type CSSProperties } from 'react';
import * as shapes from '../../../../patterns/planDrawing/shapes.css.ts';
import { Selected } from './CanvasOverlay.tsx';
import * as styles from './EditorCanvas.css.ts';
import { frameOf } from './frameOf.ts';
import type { Place } from './model/geometry.ts';
import type { Keys } from './model/planItems.ts';
import type { EditedPlan } from './planEditorState.ts';
import { PlanItemsLayer } from './PlanItemsLayer.tsx';

interface MovedItemsProps {
  plan: EditedPlan;
  moving: Keys;
  selection: Keys;
  by: Place;
  /** Pixels per metre. */
  scale: number;
}

/** Separate picture of the dragged objects, moved over the drawing without repainting either. */
export function DragLayer({ by, scale, ...picture }: MovedItemsProps) {
  return (
    <svg
      {...frameOf(picture.plan)}
      className={styles.moved}
      style={
        {
          [shapes.scale]: scale,
          transform: `translate(${by.x}px, ${by.z}px)`,
        } as CSSProperties
      }
    >
      <Picture {...picture} />
    </svg>
  );
}

const Picture = memo(function Picture({
  plan,
  moving,
  selection,
}: Pick<MovedItemsProps, 'plan' | 'moving' | 'selection'>) {
  return (
    <>
      <PlanItemsLayer plan={plan} only={moving} />
      <Selected plan={plan} selection={selection} />
    </>
  );
});
