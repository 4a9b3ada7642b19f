import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './LoadingState.css.ts';

export interface LoadingStateProps {
  /** The shape of what comes: rows with a picture, a form, or paragraphs. */
  shape?: 'people' | 'form' | 'text';
  rows?: number;
  /** Said to assistive technology; "Loading" where nothing else is given. */
  label?: string;
}

/** Stands in for content on its way, in its shape. */
export function LoadingState({ shape = 'people', rows = 5, label }: LoadingStateProps) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={styles.root} data-component="LoadingState" data-shape={shape}>
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          {shape === 'people' && <Skeleton shape="circle" width={10} height={10} />}
          <div className={styles.lines}>
            {shape === 'form' ? (
              <>
                <Skeleton width="30%" height={4} />
                <Skeleton shape="block" height={10} />
              </>
            ) : (
              <>
                <Skeleton width={row % 2 ? '45%' : '60%'} height={4} />
                <Skeleton width={row % 2 ? '70%' : '35%'} height={3} />
              </>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
