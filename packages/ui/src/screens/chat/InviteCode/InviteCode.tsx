import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatClock } from '../chat.ts';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import * as styles from './InviteCode.css.ts';

export type InviteCodeState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; code: string; expiresAt: string };

export interface InviteCodeProps {
  open: boolean;
  state: InviteCodeState;
  canRefresh: boolean;
  refreshing?: boolean;
  error?: { text?: string } | undefined;
  clock?: ChatClock;
  /** Copies the code to the clipboard. Rejects if that fails. */
  onCopy(event: { code: string }): void | Promise<void>;
  onRefresh(): void;
  onRetry(): void;
  onClose(): void;
}

export function InviteCode(props: InviteCodeProps) {
  const { open, state, canRefresh, refreshing = false, error, onClose } = props;
  const { t } = useTranslation(['chat', 'common']);
  const now = useClock(props.clock);
  const [asking, setAsking] = useState(false);
  const hasCode = state.status === 'ready' || state.status === 'empty';
  const isValid = state.status === 'ready' && Date.parse(state.expiresAt) > now.now;
  return (
    <Dialog
      open={open}
      sheet
      title={t('invite.title')}
      description={t('invite.description')}
      closeLabel={t('common:close')}
      onClose={onClose}
      actions={
        canRefresh &&
        hasCode && (
          <Button
            icon={icons.refresh}
            loading={refreshing}
            onPress={() => (isValid ? setAsking(true) : props.onRefresh())}
          >
            {t('invite.refresh')}
          </Button>
        )
      }
    >
      <div className={styles.root} data-component="InviteCode" data-status={state.status}>
        {error && (
          <Callout tone="danger" announce>
            {error.text ?? t('invite.refreshFailed')}
          </Callout>
        )}
        <Content {...props} />
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={t('refreshCode.title')}
        description={t('refreshCode.description')}
        confirmLabel={t('refreshCode.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          props.onRefresh();
        }}
      />
    </Dialog>
  );
}

function Content({ state, canRefresh, clock, onCopy, onRetry }: InviteCodeProps): ReactNode {
  const { t } = useTranslation('chat');
  const now = useClock(clock);
  const times = useDayTimes(now);
  const [copied, setCopied] = useState<string>();
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={1} label={t('invite.loading')} />;
    case 'error':
      return <ErrorState title={t('invite.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.password}
          title={t('invite.none')}
          description={t(canRefresh ? 'invite.noneAdmin' : 'invite.noneUser')}
        />
      );
    case 'ready': {
      const { code, expiresAt } = state;
      const expired = Date.parse(expiresAt) <= now.now;
      const isCopied = copied === code;
      return (
        <>
          <div className={styles.line}>
            <output className={styles.code} aria-label={t('invite.code')}>
              {code}
            </output>
            <Button
              icon={isCopied ? icons.check : icons.copy}
              disabled={expired}
              onPress={() => {
                void Promise.resolve(onCopy({ code })).then(
                  () => setCopied(code),
                  () => undefined,
                );
              }}
            >
              {t(isCopied ? 'invite.copied' : 'invite.copy')}
            </Button>
          </div>
          <LiveRegion>{isCopied && t('invite.copied')}</LiveRegion>
          <Text as="p" size="xs" tone={expired ? 'danger' : 'muted'} tabular>
            {t(expired ? 'invite.expired' : 'invite.expires', { time: times.full(expiresAt) })}
          </Text>
          {canRefresh && (
            <Text as="p" size="xs" tone="muted">
              {t('invite.refreshHint')}
            </Text>
          )}
        </>
      );
    }
  }
}
