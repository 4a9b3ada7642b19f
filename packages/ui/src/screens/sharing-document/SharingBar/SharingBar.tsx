import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './SharingBar.css.ts';

export type SharingBarState =
  /** Nothing is shown in the room; a document can be. */
  | { status: 'none' }
  | {
      status: 'shown';
      name: string;
      page: number;
      pages: number;
      /** A small picture of the page; null until it is there. */
      url: string | null;
    };

export interface SharingBarProps {
  state: SharingBarState;
  onShare(): void;
  /** The document is to be seen in its room's panel. */
  onOpen(): void;
}

/** The document of the room that the member is in, whatever panel is open, or the way to share one. */
export function SharingBar({ state, onShare, onOpen }: SharingBarProps) {
  const { t } = useTranslation('sharing-document');
  return (
    <section
      className={styles.root}
      aria-label={t('bar.label')}
      data-component="SharingBar"
      data-status={state.status}
    >
      {state.status === 'none' ? (
        <Button size="sm" variant="ghost" icon={icons.slides} onPress={onShare}>
          {t('share')}
        </Button>
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
            {state.pages > 1 && (
              <Text as="div" size="xs" tone="muted" tabular>
                {t('count', { page: state.page, pages: state.pages })}
              </Text>
            )}
          </span>
        </button>
      )}
    </section>
  );
}
