import type { GuestAnswer } from '@office/vocabulary';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { MeetingClock } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import * as styles from './MeetingGuests.css.ts';

export interface MeetingGuestItem {
  guestId: string;
  name: string;
  state: 'WAITING' | 'ADMITTED';
}

export type MeetingGuestsState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** Whether the organisation allows guest links. */
      allowed: boolean;
      /** Whether the member can create and revoke the link. */
      canChange: boolean;
      /** `url` is null if the link cannot be copied any more. */
      link: { url: string | null; validUntil: string } | null;
      guests: readonly MeetingGuestItem[];
    };

type ReadyState = Extract<MeetingGuestsState, { status: 'ready' }>;

export interface MeetingGuestsProps {
  /** Renders nothing while loading, and for members who can do nothing here. */
  state: MeetingGuestsState;
  clock?: MeetingClock;
  /** The running action, or the guest whose answer is being sent. */
  running?: 'create' | 'revoke' | { guestId: string } | undefined;
  onCreate(): void;
  /** Copies to the clipboard. Rejects if that fails. */
  onCopy(event: { text: string }): void | Promise<void>;
  /** Called after the confirmation. */
  onRevoke(): void;
  onAnswer(event: { guestId: string; answer: GuestAnswer }): void;
  onRetry(): void;
}

/** Guest link and guests of a meeting. Part of `MeetingDetail`. */
export function MeetingGuests(props: MeetingGuestsProps) {
  const { state } = props;
  const { t } = useTranslation('meeting');
  const id = useId();
  if (state.status === 'loading') return null;
  if (state.status === 'ready' && !state.canChange && state.guests.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id} data-component="MeetingGuests">
      <Heading level={2} size="sm" id={id}>
        {t('guests.title')}
      </Heading>
      {state.status === 'error' ? (
        <div className={styles.row}>
          <Text size="sm" tone="muted">
            {t('guests.failed')}
          </Text>
          <Button size="sm" onPress={props.onRetry}>
            {t('guests.retry')}
          </Button>
        </div>
      ) : (
        <>
          {state.canChange && <GuestLink {...props} state={state} />}
          {state.guests.length > 0 && (
            <ul className={styles.list}>
              {state.guests.map((guest) => (
                <Guest key={guest.guestId} {...props} guest={guest} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function GuestLink(props: MeetingGuestsProps & { state: ReadyState }) {
  const { state, running, clock, onCreate, onCopy, onRevoke } = props;
  const { t } = useTranslation('meeting');
  const times = useMeetingTimes(useClock(clock));
  const [copying, setCopying] = useState<'idle' | 'copied' | 'failed'>('idle');
  const [revoking, setRevoking] = useState(false);
  const { link, allowed } = state;
  const copy = async (text: string) => {
    try {
      await onCopy({ text });
      setCopying('copied');
    } catch {
      setCopying('failed');
    }
  };
  if (!link) {
    return (
      <>
        <Text size="sm" tone="muted">
          {t(allowed ? 'guests.hint' : 'guests.notAllowed')}
        </Text>
        {allowed && (
          <div className={styles.actions}>
            <Button icon={icons.link} loading={running === 'create'} onPress={onCreate}>
              {t('guests.create')}
            </Button>
          </div>
        )}
      </>
    );
  }
  const { url, validUntil } = link;
  return (
    <>
      <Text size="sm" tone="muted" tabular>
        {t(url === null ? 'guests.notReadable' : 'guests.validUntil', {
          time: times.inText(validUntil, null),
        })}
      </Text>
      <div className={styles.actions}>
        {url !== null && (
          <Button
            icon={copying === 'copied' ? icons.check : icons.copy}
            onPress={() => void copy(url)}
          >
            {t('guests.copy')}
          </Button>
        )}
        <Button loading={running === 'revoke'} onPress={() => setRevoking(true)}>
          {t('guests.revoke')}
        </Button>
      </div>
      <LiveRegion>
        {copying !== 'idle' && t(copying === 'copied' ? 'detail.copied' : 'detail.copyFailed')}
      </LiveRegion>
      <ConfirmDialog
        open={revoking}
        danger
        title={t('guests.revokeTitle')}
        description={t('guests.revokeText')}
        confirmLabel={t('guests.revoke')}
        onCancel={() => setRevoking(false)}
        onConfirm={() => {
          setRevoking(false);
          setCopying('idle');
          onRevoke();
        }}
      />
    </>
  );
}

function Guest({ guest, running, onAnswer }: MeetingGuestsProps & { guest: MeetingGuestItem }) {
  const { t } = useTranslation('meeting');
  const { guestId, name, state } = guest;
  const isRunning = typeof running === 'object' && running.guestId === guestId;
  const isWaiting = state === 'WAITING';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text as="div">{name}</Text>
        <Text as="div" size="xs" tone="muted">
          {t(isWaiting ? 'guests.waiting' : 'guests.admitted')}
        </Text>
      </div>
      {isWaiting ? (
        <>
          <Button
            size="sm"
            disabled={isRunning}
            ariaLabel={t('guests.denyName', { name })}
            onPress={() => onAnswer({ guestId, answer: 'DENY' })}
          >
            {t('guests.deny')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            loading={isRunning}
            ariaLabel={t('guests.admitName', { name })}
            onPress={() => onAnswer({ guestId, answer: 'ADMIT' })}
          >
            {t('guests.admit')}
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          loading={isRunning}
          ariaLabel={t('guests.removeName', { name })}
          onPress={() => onAnswer({ guestId, answer: 'REMOVE' })}
        >
          {t('guests.remove')}
        </Button>
      )}
    </li>
  );
}
