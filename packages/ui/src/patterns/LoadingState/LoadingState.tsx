import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import * as styles from './LoadingState.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export const loadingShapes = [
  'people',
  'rooms',
  'form',
  'text',
  'cards',
  'picture',
  'profile',
] as const;

export interface LoadingStateProps extends RootProps<'div'> {
  /** Shape of the expected content. */
  shape?: (typeof loadingShapes)[number];
  /** Expected number of rows. */
  rows?: number;
  /** Accessible name. Defaults to "Loading". */
  label?: string;
}

/** Skeleton for content that is loading. */
export function LoadingState({ shape = 'people', rows = 5, label, ...rest }: LoadingStateProps) {
  const t = useText();
  return (
    <div
      {...rootProps(
        { role: 'status', className: styles.root, 'data-component': 'LoadingState' },
        rest,
      )}
      data-shape={shape}
    >
      <VisuallyHidden>{label ?? t(texts.loading)}</VisuallyHidden>
      {shape === 'picture' && (
        <div className={styles.picture} aria-hidden="true">
          <Skeleton shape="block" height="100%" />
        </div>
      )}
      {shape === 'profile' && (
        <div className={styles.person} aria-hidden="true">
          <Skeleton shape="circle" width={24} height={24} />
          <Skeleton width="40%" height={5} />
          <Skeleton width="55%" />
        </div>
      )}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          {shape === 'people' && <Skeleton shape="circle" width={10} height={10} />}
          {shape === 'rooms' && <Skeleton shape="block" width={10} height={10} />}
          <div className={styles.lines}>
            <Row shape={shape} even={row % 2 === 0} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Row({ shape, even }: { shape: (typeof loadingShapes)[number]; even: boolean }) {
  switch (shape) {
    case 'form':
      return (
        <>
          <Skeleton width="30%" />
          <Skeleton shape="block" height={10} />
        </>
      );
    case 'cards':
      return <Skeleton shape="block" height={16} />;
    case 'picture':
      return <Skeleton width={even ? '60%' : '45%'} />;
    case 'people':
    case 'rooms':
    case 'text':
    case 'profile':
      return (
        <>
          <Skeleton width={even ? '60%' : '45%'} />
          <Skeleton width={even ? '35%' : '70%'} height={3} />
        </>
      );
  }
}
