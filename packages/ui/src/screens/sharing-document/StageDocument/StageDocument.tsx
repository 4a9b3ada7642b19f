import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { DocumentPage } from '../page/DocumentPage.tsx';
import { PageTools, turnByKey } from '../page/PageTools.tsx';
import type { PagePoint, SharedDocumentView } from '../sharing-document.ts';
import * as styles from './StageDocument.css.ts';

export interface StageDocumentProps {
  document: SharedDocumentView;
  busy?: boolean;
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

/** A shared document on the stage of a call: the page as large as its container, and its tools below. */
export function StageDocument({ document, busy = false, ...on }: StageDocumentProps) {
  const { t } = useTranslation('sharing-document');
  const { page, pages, leads, leaderName, leaderPage } = document;
  const turning = { page, pages, onTurn: on.onTurn };
  const isAway = !leads && page !== leaderPage;
  const state = () => {
    if (leads) return t('youLead');
    return isAway
      ? t('leaderPage', { name: leaderName, page: leaderPage })
      : t('leads', { name: leaderName });
  };
  return (
    <div className={styles.root} data-component="StageDocument">
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
    </div>
  );
}
