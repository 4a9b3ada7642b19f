import { useState, type CSSProperties, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { PagePoint, SharedDocumentView } from '../sharing-document.ts';
import * as styles from './DocumentPage.css.ts';

interface DocumentPageProps {
  document: SharedDocumentView;
  /** `stage`: as large as the size container around it. */
  fit: 'panel' | 'stage';
  onRetry(): void;
  onPoint?: ((event: { point: PagePoint | null }) => void) | undefined;
}

const landscapeA4 = 297 / 210;

/** Picture of a page with the leader's pointer. Reports the pointer of a member who leads. */
export function DocumentPage({ document, fit, onRetry, onPoint }: DocumentPageProps) {
  const { t } = useTranslation('sharing-document');
  const [ratio, setRatio] = useState(landscapeA4);
  const { name, page, picture, leads, leaderName, pointer = null } = document;
  switch (picture.status) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <VisuallyHidden>{t('loading', { page })}</VisuallyHidden>
          <Skeleton shape="block" height="100%" />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.failed}>
          <Text tone="muted">{t('failed', { page })}</Text>
          <Button size="sm" icon={icons.refresh} onPress={onRetry}>
            {t('retry')}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <div
          className={styles.root}
          style={{ [styles.ratioName]: ratio } as CSSProperties}
          data-fit={fit}
          data-points={leads}
          {...(leads && onPoint && pointHandlers(onPoint))}
        >
          <img
            className={styles.picture}
            src={picture.url}
            alt={t('picture', { name, page })}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
            }}
          />
          {picture.text && <VisuallyHidden>{picture.text}</VisuallyHidden>}
          {pointer && (
            <span
              className={styles.pointer}
              style={{ left: `${pointer.x * 100}%`, top: `${pointer.y * 100}%` }}
              data-part="Pointer"
              aria-hidden
            >
              <span className={styles.arrow}>
                <Icon icon={icons.pointer} size="md" />
              </span>
              <span className={styles.pointerName}>{leaderName}</span>
            </span>
          )}
        </div>
      );
  }
}

function pointHandlers(onPoint: NonNullable<DocumentPageProps['onPoint']>) {
  const leave = () => onPoint({ point: null });
  return {
    onPointerMove({ currentTarget, clientX, clientY }: PointerEvent) {
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const point = { x: part((clientX - left) / width), y: part((clientY - top) / height) };
      onPoint({ point });
    },
    onPointerLeave: leave,
    onPointerCancel: leave,
  };
}

/** Limits a share to 0–1 and rounds it, because positions need no more than a pixel. */
const part = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
