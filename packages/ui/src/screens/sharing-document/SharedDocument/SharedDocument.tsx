import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import * as paged from '../../../patterns/pagedDocument.css.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { useFullscreen } from '../../../primitives/useFullscreen.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { SharedDocumentView } from '../sharing-document.ts';
import { useDocumentAnnouncements } from '../useDocumentAnnouncements.ts';
import * as styles from './SharedDocument.css.ts';

export type SharedDocumentState =
  /** `canShare`: the member is in the call. */
  | { status: 'none'; canShare: boolean }
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
}

/** A document shared in a room. The leader turns the pages; other members can look at other pages. */
export function SharedDocument({ state, ...on }: SharedDocumentProps) {
  const news = useDocumentAnnouncements(state.status === 'shown' ? state.document : null);
  return (
    <div data-component="SharedDocument" data-status={state.status}>
      <LiveRegion>{news}</LiveRegion>
      {state.status === 'shown' ? (
        <Document {...on} document={state.document} canShare={state.canShare} />
      ) : (
        <Nothing canShare={state.canShare} onShare={on.onShare} />
      )}
    </div>
  );
}

function Nothing({ canShare, onShare }: { canShare: boolean; onShare(): void }) {
  const { t } = useTranslation('sharing-document');
  if (!canShare) return null;
  return (
    <Button icon={icons.slides} fullWidth onPress={onShare}>
      {t('share')}
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
  const go = (to: number) => {
    const next = Math.min(Math.max(1, to), pages);
    if (next !== page) on.onTurn({ page: next });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) go(page + step);
    else if (event.key === 'Home') go(1);
    else if (event.key === 'End') go(pages);
    else return;
    event.preventDefault();
  };
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
        onKeyDown={onKeyDown}
      >
        <Picture document={document} onRetry={on.onRetry} />
      </div>
      {pages > 1 && (
        <div role="group" aria-label={t('pages')} className={paged.tools}>
          <IconButton
            icon={icons.chevronLeft}
            label={t('previous')}
            disabled={page <= 1}
            onPress={() => go(page - 1)}
          />
          <Text size="sm" tabular>
            {t('count', { page, pages })}
          </Text>
          <IconButton
            icon={icons.chevronRight}
            label={t('next')}
            disabled={page >= pages}
            onPress={() => go(page + 1)}
          />
        </div>
      )}
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

function Picture({ document, onRetry }: Pick<DocumentProps, 'document' | 'onRetry'>) {
  const { t } = useTranslation('sharing-document');
  const { name, page, picture } = document;
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
        <div className={styles.otherPage}>
          <Text tone="muted">{t('failed', { page })}</Text>
          <Button size="sm" icon={icons.refresh} onPress={onRetry}>
            {t('retry')}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <>
          <img className={styles.picture} src={picture.url} alt={t('picture', { name, page })} />
          {picture.text && <VisuallyHidden>{picture.text}</VisuallyHidden>}
        </>
      );
  }
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
