import { meetingJoinableMs } from '@office/vocabulary';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { MeetingClock } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import * as styles from './GuestLobby.css.ts';

export interface GuestMeetingInfo {
  organizationName: string;
  title: string;
  /** Null if the host left the organisation. */
  hostName: string | null;
  startTime: string;
  endTime: string;
  /** The meeting takes place at another service. */
  external: boolean;
}

export type GuestLobbyState =
  | { status: 'loading' }
  | { status: 'unreachable' }
  /** The server refuses more requests for a while. */
  | { status: 'busy' }
  | { status: 'unknown' | 'expired' | 'withdrawn' }
  | { status: 'early' | 'form'; meeting: GuestMeetingInfo }
  | { status: 'waiting'; meeting: GuestMeetingInfo; reconnecting: boolean }
  /** Admitted to a meeting at another service. */
  | { status: 'external'; meeting: GuestMeetingInfo; url: string; passcode: string | null }
  /** Admitted, but the call has not opened. */
  | { status: 'admitted'; meeting: GuestMeetingInfo }
  /** Admitted, but the call has no free place. */
  | { status: 'full'; meeting: GuestMeetingInfo }
  /** Admitted, but the call ended for the guest without their action. */
  | { status: 'disconnected'; meeting: GuestMeetingInfo }
  | {
      status: 'denied' | 'removed' | 'left' | 'ended' | 'canceled' | 'revoked';
      meeting: GuestMeetingInfo;
    };

export interface GuestLobbyProps {
  state: GuestLobbyState;
  clock?: MeetingClock;
  /** Name from an earlier visit. */
  defaultName?: string;
  /** The name is being submitted, or `onRetry` is running. */
  submitting?: boolean;
  error?: { text: string } | undefined;
  onSubmit(event: { name: string }): void;
  /** Opens the test of microphone and camera. */
  onTestDevices(): void;
  onLeave(): void;
  /** Tries again, rejoins the call, or returns to the form. */
  onRetry(): void;
}

const maxNameLength = 40;

/** Entry page of a guest link: name, device test, waiting for admission, or why joining is not possible. */
export function GuestLobby(props: GuestLobbyProps) {
  const { state } = props;
  const { t } = useTranslation('meeting');
  const meeting = 'meeting' in state ? state.meeting : null;
  return (
    <section data-component="GuestLobby" data-status={state.status}>
      <FormPage
        title={meeting ? meeting.title : t('guestLobby.title')}
        description={meeting && t('guestLobby.lead', { name: meeting.organizationName })}
      >
        <div className={styles.root}>
          {meeting && <Facts meeting={meeting} clock={props.clock} />}
          <LiveRegion>{messageOf(state.status) ? t(`guestLobby.${state.status}`) : ''}</LiveRegion>
          <Content {...props} />
        </div>
      </FormPage>
    </section>
  );
}

function Facts({
  meeting,
  clock,
}: {
  meeting: GuestMeetingInfo;
  clock?: MeetingClock | undefined;
}) {
  const { t } = useTranslation('meeting');
  const times = useMeetingTimes(useClock(clock));
  return (
    <div className={styles.facts}>
      <Text tabular>{times.full(meeting.startTime, meeting.endTime)}</Text>
      {meeting.hostName !== null && (
        <Text tone="muted">{t('guestLobby.host', { name: meeting.hostName })}</Text>
      )}
    </div>
  );
}

type Message = Exclude<GuestLobbyState['status'], 'loading' | 'form' | 'early' | 'external'>;

const messages: Record<Message, { icon: IconGlyph; retry?: 'retry' | 'rejoin' | 'askAgain' }> = {
  unreachable: { icon: icons.offline, retry: 'retry' },
  busy: { icon: icons.clock, retry: 'retry' },
  unknown: { icon: icons.lock },
  expired: { icon: icons.clock },
  withdrawn: { icon: icons.lock },
  waiting: { icon: icons.people },
  admitted: { icon: icons.success },
  full: { icon: icons.people, retry: 'retry' },
  disconnected: { icon: icons.offline, retry: 'rejoin' },
  denied: { icon: icons.lock, retry: 'askAgain' },
  removed: { icon: icons.hangUp, retry: 'askAgain' },
  left: { icon: icons.hangUp, retry: 'askAgain' },
  ended: { icon: icons.success },
  canceled: { icon: icons.calendar },
  revoked: { icon: icons.lock },
};

function messageOf(status: GuestLobbyState['status']): Message | null {
  return status in messages ? (status as Message) : null;
}

function Content(props: GuestLobbyProps): ReactNode {
  const { state } = props;
  const { t } = useTranslation('meeting');
  switch (state.status) {
    case 'loading':
      return <Spinner label={t('guestLobby.loading')} />;
    case 'early':
      return <Early {...props} startTime={state.meeting.startTime} />;
    case 'form':
      return <NameForm {...props} external={state.meeting.external} />;
    case 'external':
      return <External {...props} url={state.url} passcode={state.passcode} />;
    default:
      return <MessageContent {...props} status={state.status} />;
  }
}

function Early({ startTime, clock }: GuestLobbyProps & { startTime: string }) {
  const { t } = useTranslation('meeting');
  const times = useMeetingTimes(useClock(clock));
  const open = new Date(Date.parse(startTime) - meetingJoinableMs).toISOString();
  return (
    <EmptyState
      icon={icons.clock}
      title={t('guestLobby.early')}
      description={t('guestLobby.earlyHint', { time: times.inText(open, null) })}
    />
  );
}

function NameForm({ external, ...props }: GuestLobbyProps & { external: boolean }) {
  const { defaultName = '', submitting = false, error, onSubmit, onTestDevices } = props;
  const { t } = useTranslation('meeting');
  const [name, setName] = useState(defaultName);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && !submitting) onSubmit({ name: name.trim() });
  };
  return (
    <form className={styles.root} onSubmit={submit}>
      {error && (
        <Callout announce tone="danger">
          {error.text}
        </Callout>
      )}
      <FormField label={t('guestLobby.name')} hint={t('guestLobby.nameHint')}>
        {({ id, describedBy }) => (
          <TextField
            id={id}
            describedBy={describedBy}
            value={name}
            maxLength={maxNameLength}
            autoComplete="name"
            onChange={({ value }) => setName(value)}
          />
        )}
      </FormField>
      <div className={styles.actions}>
        {!external && (
          <Button icon={icons.video} fullWidth onPress={onTestDevices}>
            {t('guestLobby.test')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={submitting}
          disabled={!name.trim()}
        >
          {t('guestLobby.ask')}
        </Button>
      </div>
    </form>
  );
}

interface ExternalProps extends GuestLobbyProps {
  url: string;
  passcode: string | null;
}

function External({ url, passcode }: ExternalProps) {
  const { t } = useTranslation('meeting');
  return (
    <EmptyState
      icon={icons.onlineMeeting}
      title={t('guestLobby.external')}
      description={
        passcode === null
          ? t('guestLobby.externalHint')
          : t('guestLobby.externalPasscode', { passcode })
      }
      action={
        <Button asChild variant="primary" icon={icons.external}>
          <a href={url} target="_blank" rel="noreferrer">
            {t('guestLobby.open')}
          </a>
        </Button>
      }
    />
  );
}

function MessageContent({ status, ...props }: GuestLobbyProps & { status: Message }) {
  const { state, submitting = false, error, onTestDevices, onLeave, onRetry } = props;
  const { t } = useTranslation('meeting');
  const hint = useHint(state, status, props.clock);
  const { icon, retry } = messages[status];
  const isInLobby = state.status === 'waiting' || state.status === 'admitted';
  return (
    <>
      {state.status === 'waiting' && state.reconnecting && (
        <Callout announce tone="warning">
          {t('guestLobby.reconnecting')}
        </Callout>
      )}
      {error && (
        <Callout announce tone="danger">
          {error.text}
        </Callout>
      )}
      <EmptyState
        icon={icon}
        title={t(`guestLobby.${status}`)}
        description={hint}
        action={
          retry && (
            <Button
              variant={retry === 'rejoin' ? 'primary' : 'secondary'}
              loading={submitting}
              onPress={onRetry}
            >
              {t(`guestLobby.${retry}`)}
            </Button>
          )
        }
      />
      {isInLobby && (
        <div className={styles.actions}>
          {!state.meeting.external && (
            <Button icon={icons.video} fullWidth onPress={onTestDevices}>
              {t('guestLobby.test')}
            </Button>
          )}
          <Button fullWidth onPress={onLeave}>
            {t('guestLobby.leave')}
          </Button>
        </div>
      )}
    </>
  );
}

function useHint(
  state: GuestLobbyState,
  status: Message,
  clockProp: MeetingClock | undefined,
): string {
  const { t } = useTranslation('meeting');
  const clock = useClock(clockProp);
  const times = useMeetingTimes(clock);
  if (state.status !== 'admitted') return t(`guestLobby.${status}Hint`);
  const { startTime } = state.meeting;
  return Date.parse(startTime) > clock.now
    ? t('guestLobby.admittedEarlyHint', { time: times.inText(startTime, null) })
    : t('guestLobby.admittedHint');
}
