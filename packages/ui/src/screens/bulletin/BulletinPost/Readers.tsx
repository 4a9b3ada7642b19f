import { useTranslation } from 'react-i18next';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { LoadMore } from '../../../patterns/LoadMore.tsx';
import { PersonName } from '../../../patterns/PersonName.tsx';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { BulletinReadersState } from './BulletinPostProps.ts';
import * as styles from './BulletinPost.css.ts';

interface ReadersProps {
  state: BulletinReadersState | null;
  times: TimeFormats;
  onLoadMore(): void;
  onClose(): void;
}

export function Readers({ state, times, onLoadMore, onClose }: ReadersProps) {
  const { t } = useTranslation('bulletin');
  return (
    <Dialog
      open={state !== null}
      title={t('post.readersTitle')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {state?.status === 'loading' && <LoadingState rows={3} label={t('post.readersLoading')} />}
      {state?.status === 'error' && (
        <ErrorState title={t('post.readersFailed')} onRetry={onLoadMore} />
      )}
      {state?.status === 'ready' && state.readers.length === 0 && (
        <Text tone="muted">{t('post.noReaders')}</Text>
      )}
      {state?.status === 'ready' && (
        <>
          <ul className={styles.readers}>
            {state.readers.map(({ id, name, nativeName, avatarUrl, readAt }) => (
              <li key={id} className={styles.comment}>
                <Avatar size="sm" name={name} src={avatarUrl ?? undefined} decorative />
                <span className={styles.words}>
                  <Text>
                    <PersonName {...{ name, nativeName }} />
                  </Text>
                  <Text size="xs" tone="muted" tabular as="time" dateTime={readAt}>
                    {`${times.day(readAt)} ${times.time(readAt)}`}
                  </Text>
                </span>
              </li>
            ))}
          </ul>
          {state.hasMore && (
            <LoadMore
              key={state.readers.length}
              label={t('list.more')}
              loading={state.loadingMore ?? false}
              onLoadMore={onLoadMore}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
