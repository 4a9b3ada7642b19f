import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useDocumentAnnouncements } from '../useDocumentAnnouncements.ts';
import * as styles from './SharingBar.css.ts';

export type SharingBarState =
  /** No document is shared, but the member can share one. */
  | { status: 'none' }
  | {
      status: 'shown';
      documentId: string;
      name: string;
      leaderName: string;
      leads: boolean;
      page: number;
      pages: number;
      /** Thumbnail of the page; null while loading. */
      url: string | null;
    };

export interface SharingBarProps {
  /** Null if no document is shown. Keep it mounted, so that new documents are announced. */
  state: SharingBarState | null;
  /** The call stage shows the document: its changes are only announced. */
  staged?: boolean;
  onShare(): void;
  onOpen(): void;
}

/** Shows the document of the current room, independent of the open panel, or a button to share one. */
export function SharingBar({ state, staged = false, ...on }: SharingBarProps) {
  const news = useDocumentAnnouncements(state?.status === 'shown' ? state : null);
  return (
    <>
      <LiveRegion>{news}</LiveRegion>
      {state && !(staged && state.status === 'shown') && <Bar {...on} state={state} />}
    </>
  );
}

function Bar({
  state,
  onShare,
  onOpen,
}: Omit<SharingBarProps, 'staged'> & { state: SharingBarState }) {
  const { t } = useTranslation('sharing-document');
  return (
    <section
      className={styles.root}
      aria-label={t('bar.label')}
      data-component="SharingBar"
      data-status={state.status}
    >
      {state.status === 'none' ? (
        <>
          <span className={styles.withLabel}>
            <Button size="sm" variant="ghost" icon={icons.slides} onPress={onShare}>
              {t('share')}
            </Button>
          </span>
          <span className={styles.iconOnly}>
            <Tooltip label={t('share')}>
              <IconButton icon={icons.slides} label={t('share')} onPress={onShare} />
            </Tooltip>
          </span>
        </>
      ) : (
        <button type="button" className={styles.open} onClick={onOpen}>
          <VisuallyHidden>{t('bar.open')}</VisuallyHidden>
          {state.url ? (
            <img className={styles.picture} src={state.url} alt="" />
          ) : (
            <Icon icon={icons.slides} tone="muted" />
          )}
          <span className={styles.words}>
            <Text as="div" size="sm" truncate>
              {state.name}
            </Text>
            <span className={styles.line}>
              <Text size="xs" tone="muted" truncate>
                {state.leads ? t('youLead') : t('leads', { name: state.leaderName })}
              </Text>
              {state.pages > 1 && (
                <span className={styles.count}>
                  <Text size="xs" tone="muted" tabular>
                    {t('count', { page: state.page, pages: state.pages })}
                  </Text>
                </span>
              )}
            </span>
          </span>
        </button>
      )}
    </section>
  );
}
