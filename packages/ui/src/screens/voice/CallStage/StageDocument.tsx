import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { DocumentPage } from '../../sharing-document/page/DocumentPage.tsx';
import { PageTools, turnByKey } from '../../sharing-document/page/PageTools.tsx';
import type { PagePoint, SharedDocumentView } from '../../sharing-document/sharing-document.ts';
import * as styles from './StageDocument.css.ts';
import * as tile from './StageTile.css.ts';

/** A document that is shared in the call. */
export interface StageDocumentProps {
  document: SharedDocumentView;
  /** Whether it was shared after the screen. The latest share is large. */
  isLatest: boolean;
  busy?: boolean;
  /** Turns the page for everyone if the member leads, otherwise only locally. */
  onTurn(event: { page: number }): void;
  onFollow(): void;
  onTakeOver(): void;
  onEnd(): void;
  onRetry(): void;
  /** The pointer of a member who leads has moved on the page, or left it. */
  onPoint?: ((event: { point: PagePoint | null }) => void) | undefined;
}

interface StageDocumentTileProps extends StageDocumentProps {
  isLarge: boolean;
  place: number;
  onPress(): void;
}

/** Large: the page with its tools. Small: a thumbnail that enlarges it. */
export function StageDocument({ isLarge, place, onPress, ...props }: StageDocumentTileProps) {
  const { t } = useTranslation('voice');
  const { name, picture } = props.document;
  if (isLarge)
    return (
      <li className={styles.root} data-part="Document" data-large>
        <LargeDocument {...props} />
      </li>
    );
  return (
    <li
      className={tile.root}
      style={{ [tile.placeName]: place } as CSSProperties}
      data-part="Document"
      data-large={false}
    >
      <button
        type="button"
        className={tile.press}
        aria-pressed={false}
        aria-label={t('stage.large', { name })}
        onClick={onPress}
      />
      <div className={tile.screen} aria-hidden>
        <Icon icon={icons.slides} size="lg" tone="muted" />
        {picture.status === 'ready' && (
          <img className={styles.thumbnail} src={picture.url} alt="" />
        )}
        <span className={tile.label}>
          <span className={tile.name}>{name}</span>
        </span>
      </div>
    </li>
  );
}

function LargeDocument({ document, busy = false, ...on }: StageDocumentProps) {
  const { t } = useTranslation('sharing-document');
  const { page, pages, leads, leaderName, leaderPage } = document;
  const turning = { page, pages, onTurn: on.onTurn };
  const isAway = !leads && page !== leaderPage;
  const state = () => {
    if (leads) return t('youLead');
    return isAway
      ? t('away', { name: leaderName, page: leaderPage })
      : t('leads', { name: leaderName });
  };
  return (
    <>
      <div
        role="group"
        aria-label={t('pageOf', { page, pages })}
        // Focusable, so that keys can turn the pages.
        tabIndex={0}
        className={styles.frame}
        onKeyDown={(event) => turnByKey(event, turning)}
      >
        <DocumentPage document={document} fit="stage" onRetry={on.onRetry} onPoint={on.onPoint} />
      </div>
      <div className={styles.tools}>
        <PageTools {...turning} />
        <div className={styles.words}>
          <Text size="sm" tone="muted" as="div">
            {state()}
          </Text>
        </div>
        {isAway && (
          <Button size="sm" variant="primary" icon={icons.people} onPress={on.onFollow}>
            {t('together')}
          </Button>
        )}
        {leads ? (
          <Button size="sm" variant="danger" disabled={busy} onPress={on.onEnd}>
            {t('end')}
          </Button>
        ) : (
          <Button size="sm" icon={icons.handOver} disabled={busy} onPress={on.onTakeOver}>
            {t('takeOver')}
          </Button>
        )}
      </div>
    </>
  );
}
