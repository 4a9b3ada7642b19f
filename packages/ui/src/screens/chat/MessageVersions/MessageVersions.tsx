import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Timeline } from '../../../primitives/Timeline/index.ts';
import type { ChatClock } from '../chat.ts';
import * as styles from './MessageVersions.css.ts';

export interface MessageVersion {
  text: string;
  /** ISO 8601 time since which the message had this text. */
  writtenAt: string;
}

export type MessageVersionsState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | { status: 'ready'; versions: readonly MessageVersion[] };

export interface MessageVersionsProps {
  open: boolean;
  state: MessageVersionsState;
  clock?: ChatClock;
  onRetry(): void;
  onClose(): void;
}

/** Earlier texts of the member's own message. */
export function MessageVersions({ open, state, clock, onRetry, onClose }: MessageVersionsProps) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <Dialog
      open={open}
      sheet
      title={t('versions.title')}
      description={t('versions.description')}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <div data-component="MessageVersions" data-status={state.status}>
        <Content state={state} clock={clock} onRetry={onRetry} />
      </div>
    </Dialog>
  );
}

interface ContentProps extends Pick<MessageVersionsProps, 'state' | 'onRetry'> {
  clock: ChatClock | undefined;
}

function Content({ state, clock, onRetry }: ContentProps): ReactNode {
  const { t } = useTranslation('chat');
  const times = useDayTimes(useClock(clock));
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={3} label={t('versions.loading')} />;
    case 'error':
      return <ErrorState title={t('versions.failed')} onRetry={onRetry} />;
    case 'empty':
      return <EmptyState icon={icons.history} title={t('versions.empty')} />;
    case 'ready':
      return (
        <Timeline
          label={t('versions.title')}
          items={state.versions.map(({ text, writtenAt }, index) => ({
            id: String(index),
            time: { text: times.full(writtenAt), dateTime: writtenAt },
            content: <p className={styles.text}>{text}</p>,
          }))}
        />
      );
  }
}
