import type { RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Spinner } from '../../../../primitives/Spinner/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './PlanPreview.css.ts';

export interface PlanPreviewProps {
  open: boolean;
  /** `failed`: the browser does not support 3D, or the scene could not be loaded. */
  status: 'loading' | 'ready' | 'failed';
  canvasRef: RefCallback<HTMLCanvasElement>;
  onClose(): void;
}

export function PlanPreview({ open, status, canvasRef, onClose }: PlanPreviewProps) {
  const { t } = useTranslation(['admin-floors', 'common']);
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('preview.title')}
      description={t('preview.description')}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <div className={styles.stage} data-component="PlanPreview" data-state={status}>
        {status === 'failed' ? (
          <EmptyState
            icon={icons.warning}
            title={t('preview.failed')}
            description={t('preview.failedHint')}
          />
        ) : (
          <canvas
            ref={canvasRef}
            className={styles.canvas}
            aria-label={t('preview.title')}
            tabIndex={0}
          />
        )}
        {status === 'loading' && (
          <span className={styles.loading}>
            <Spinner label={t('preview.loading')} />
          </span>
        )}
      </div>
      <Text as="p" size="sm" tone="muted">
        {t('preview.keys')}
      </Text>
    </Dialog>
  );
}
