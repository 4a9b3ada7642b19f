import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './PanelResizer.css.ts';
import { clampPanelWidth, maxPanelWidth, minPanelWidth, widthAfterKey } from './panelWidth.ts';

interface PanelResizerProps {
  width: number;
  onDrag(width: number): void;
  onResize(width: number): void;
}

export function PanelResizer({ width, onDrag, onResize }: PanelResizerProps) {
  const { t } = useTranslation('common');
  const drag = useRef<{ from: number; width: number } | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current)
      onDrag(clampPanelWidth(drag.current.width + event.clientX - drag.current.from));
  };
  const onPointerEnd = () => {
    if (!drag.current) return;
    drag.current = null;
    onResize(width);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = widthAfterKey(width, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    onResize(next);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('resizePanel')}
      aria-valuenow={width}
      aria-valuemin={minPanelWidth}
      aria-valuemax={maxPanelWidth}
      tabIndex={0}
      className={styles.root}
      data-part="Resizer"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyDown={onKeyDown}
    />
  );
}
