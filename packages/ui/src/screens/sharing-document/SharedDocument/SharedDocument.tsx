import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import * as paged from '../../../patterns/pagedDocument.css.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { useFullscreen } from '../../../primitives/useFullscreen.ts';
import { DocumentPage } from '../page/DocumentPage.tsx';
import { PageTools, turnByKey } from '../page/PageTools.tsx';
import type { PagePoint, SharedDocumentView } from '../sharing-document.ts';
import { useDocumentAnnouncements } from '../useDocumentAnnouncements.ts';
import * as styles from './SharedDocument.css.ts';

export type SharedDocumentState =
  /** `canShare`: the member is in the call. */
  | { status: 'none'; canShare: boolean }
  /** The call stage shows the document. */
  | { status: 'onStage'; canShare: boolean }
  | { status: 'shown'; document: SharedDocumentView; canShare: boolean };

export interface SharedDocumentProps {
  state: SharedDocumentState;
  busy?: boolean;
  onShare(): void;
  /** Turns the page for everyone if the member leads, otherwise only locally. */
  onTurn(event: { page: number }): void;
  onFollow(): void;
  onTakeOver(): void;
  onEnd(): void;
  /** Reloads the page whose picture failed to load. */
  onRetry(): void;
  /** The pointer of a member who leads has moved on the page, or left it. */
  onPoint?: ((event: { point: PagePoint | null }) => void) | undefined;
}

/** A document shared in a room. The leader turns the pages; other members can look at other pages. */
export function SharedDocument({ state, ...on }: SharedDocumentProps) {
  const news = useDocumentAnnouncements(announcedIn(state));
  return (
    <div data-component="SharedDocument" data-status={state.status}>
      <LiveRegion>{news}</LiveRegion>
      {state.status === 'shown' ? (
        <Document {...on} document={state.document} canShare={state.canShare} />
      ) : (
        <ShareButton {...state} onShare={on.onShare} />
      )}
    </div>
  );
}

function announcedIn(state: SharedDocumentState): SharedDocumentView | null | undefined {
  if (state.status === 'shown') return state.document;
  // The bar of the call announces it.
  return state.status === 'onStage' ? undefined : null;
}

interface ShareButtonProps {
  status: 'none' | 'onStage';
  canShare: boolean;
  onShare(): void;
}

function ShareButton({ status, canShare, onShare }: ShareButtonProps) {
  const { t } = useTranslation('sharing-document');
  if (!canShare) return null;
  return (
    <Button icon={icons.slides} fullWidth onPress={onShare}>
      {t(status === 'none' ? 'share' : 'shareOther')}
    </Button>
  );
}

interface DocumentProps extends Omit<SharedDocumentProps, 'state'> {
  document: SharedDocumentView;
  canShare: boolean;
}

function Document({ document, canShare, busy = false, ...on }: DocumentProps) {
  const { t } = useTranslation('sharing-document');
  const root = useRef<HTMLElement>(null);
  const { name, pages, page, leads, leaderName, leaderPage } = document;
  const turning = { page, pages, onTurn: on.onTurn };
  return (
    <figure ref={root} className={cx(paged.root, styles.root)} aria-label={t('title')}>
      <figcaption className={paged.caption}>
        <Icon icon={icons.slides} tone="muted" />
        <span className={paged.name}>
          <Text as="div" truncate>
            {name}
          </Text>
          <Text as="div" size="xs" tone="muted" truncate>
            {leads ? t('youLead') : t('leads', { name: leaderName })}
          </Text>
        </span>
        <FullscreenButton root={root} />
      </figcaption>
      <div
        role="group"
        aria-label={t('pageOf', { page, pages })}
        // Focusable, so that keys can turn the pages.
        tabIndex={0}
        className={cx(paged.frame, styles.page)}
        data-picture={document.picture.status}
        onKeyDown={(event) => turnByKey(event, turning)}
      >
        <DocumentPage document={document} fit="panel" onRetry={on.onRetry} onPoint={on.onPoint} />
      </div>
      <PageTools {...turning} />
      {!leads && page !== leaderPage && (
        <div className={styles.otherPage}>
          <Text size="sm" tone="muted">
            {t('away', { name: leaderName, page: leaderPage })}
          </Text>
          <Button size="sm" icon={icons.people} onPress={on.onFollow}>
            {t('together')}
          </Button>
        </div>
      )}
      {canShare && (
        <div className={styles.actions}>
          {leads ? (
            <Button size="sm" variant="danger" disabled={busy} onPress={on.onEnd}>
              {t('end')}
            </Button>
          ) : (
            <Button size="sm" icon={icons.handOver} disabled={busy} onPress={on.onTakeOver}>
              {t('takeOver')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            icon={icons.slides}
            disabled={busy}
            onPress={on.onShare}
          >
            {t('shareOther')}
          </Button>
        </div>
      )}
    </figure>
  );
}

/** Toggles fullscreen if the browser supports it. */
function FullscreenButton({ root }: { root: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('sharing-document');
  const { available, on, set } = useFullscreen(root);
  if (!available) return null;
  return (
    <IconButton
      icon={on ? icons.close : icons.maximize}
      label={t(on ? 'reduce' : 'enlarge')}
      onPress={() => set(!on)}
    />
  );
}
