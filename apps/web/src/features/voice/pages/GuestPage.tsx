import { useWindowEvent } from '@mantine/hooks';
import type { Schemas } from '@office/api';
import { GuestLobby, type GuestLobbyState } from '@office/ui/screens/meeting';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { browserDeps } from '@office/client/lib/deps.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import type { CallEndReason } from '../models/call/callState.ts';
import { callOutcome, type CallOutcome } from '../models/guest/callOutcome.ts';
import { guestApi } from '../models/guest/guestApi.ts';
import { GuestVisit, type GuestVisitState } from '../models/guest/GuestVisit.ts';
import { GuestCallPage } from './GuestCallPage.tsx';
import { GuestDeviceTest, type GuestDevices } from './GuestDeviceTest.tsx';

interface GuestPageProps {
  /** Layout of the lobby. The call fills the window. */
  Frame: ComponentType<{ children: ReactNode }>;
}

/** Guest link of a meeting: lobby without an account, then the call. */
export function GuestPage(props: GuestPageProps) {
  const { secret = '' } = useParams();
  return <Visit key={secret} {...props} secret={secret} />;
}

function createVisit(secret: string): GuestVisit {
  const { clock } = browserDeps;
  return new GuestVisit(secret, { clock, api: guestApi, storage: tabStorage });
}

const startCheckInterval = 10_000;

/** Checks every few seconds whether the call of the meeting has opened. */
function useCallStart(token: string | null, onOpen: () => void): void {
  const handleOpen = useEffectEvent(onOpen);
  useEffect(() => {
    if (token === null) return;
    const check = async () => {
      try {
        await guestApi.joinToken(token);
        handleOpen();
      } catch (error) {
        const code = errorCode(error);
        // Joining shows why another refusal was received.
        if (code !== null && code !== 'meetingTimeInvalid') handleOpen();
      }
    };
    return browserDeps.clock.repeat(() => void check(), startCheckInterval);
  }, [token]);
}

function Visit({ secret, Frame }: GuestPageProps & { secret: string }) {
  const [visit] = useState(() => createVisit(secret));
  useEffect(() => {
    visit.start();
    return () => visit.dispose();
  }, [visit]);
  const state = useStore(visit);
  const [devices, setDevices] = useState<GuestDevices>({ muted: true, camera: false });
  const [isTesting, setTesting] = useState(false);
  const [outcome, setOutcome] = useState<CallOutcome>('none');
  const [error, setError] = useState<{ text: string }>();
  const meeting = meetingOf(state);
  usePageName(meeting?.title);
  const [submit, submitting] = useAction(async (event: { name: string }) => {
    setError(undefined);
    setOutcome('none');
    try {
      await visit.enter(event.name);
    } catch (failure) {
      if (errorCode(failure) === 'guestLinkInvalid') await visit.reopen();
      else setError({ text: errorText(failure) });
    }
  });
  const leave = () => void visit.leave().catch(() => undefined);
  const onEnded = (reason: CallEndReason) => {
    setOutcome(callOutcome(reason));
    void visit.refresh();
  };
  useWindowEvent('pagehide', ({ persisted }) => {
    if (!persisted) visit.leaveOnClose();
  });
  const isAdmitted = state.status === 'inside' && state.visit.state === 'ADMITTED';
  if (!isAdmitted && outcome !== 'none') setOutcome('none');
  useCallStart(isAdmitted && outcome === 'notStarted' ? state.token : null, () =>
    setOutcome('none'),
  );
  const mayJoin = isAdmitted && !state.visit.meeting.external && outcome === 'none';
  const [retry, retrying] = useAction(async () => {
    setError(undefined);
    setOutcome('none');
    if (state.status !== 'inside') return visit.load();
    if (state.visit.state === 'LEFT') return visit.reopen();
    if (!isAdmitted)
      await visit.askAgain().catch((failure) => setError({ text: errorText(failure) }));
  });
  if (mayJoin && !isTesting) {
    const { token, visit: guest } = state;
    return (
      <GuestCallPage
        key={token}
        token={token}
        name={guest.name}
        title={guest.meeting.title}
        devices={devices}
        onLeave={leave}
        onEnded={onEnded}
      />
    );
  }
  return (
    <Frame>
      <GuestLobby
        state={lobbyOf(state, outcome)}
        defaultName={visit.defaultName}
        submitting={submitting || retrying}
        error={error}
        onSubmit={submit}
        onTestDevices={() => setTesting(true)}
        onLeave={leave}
        onRetry={retry}
      />
      {isTesting && (
        <GuestDeviceTest
          admitted={mayJoin}
          onClose={(tested) => {
            setDevices(tested);
            setTesting(false);
          }}
        />
      )}
    </Frame>
  );
}

const invalid = {
  UNKNOWN: 'unknown',
  USED: 'unknown',
  EXPIRED: 'expired',
  WITHDRAWN: 'withdrawn',
  REPLACED: 'withdrawn',
} as const;

const ended = {
  DENIED: 'denied',
  REMOVED: 'removed',
  LEFT: 'left',
  ENDED: 'ended',
  CANCELED: 'canceled',
  REVOKED: 'revoked',
} as const;

/** `none` remains during the device test. */
const outcomes = {
  none: 'admitted',
  notStarted: 'admitted',
  full: 'full',
  disconnected: 'disconnected',
} as const;

const phases = { EARLY: 'early', OPEN: 'form', ENDED: 'ended', CANCELED: 'canceled' } as const;

function lobbyOf(state: GuestVisitState, outcome: CallOutcome): GuestLobbyState {
  switch (state.status) {
    case 'loading':
    case 'unreachable':
    case 'busy':
      return state;
    case 'invalid':
      return { status: invalid[state.reason] };
    case 'outside':
      return { status: phases[state.meeting.phase], meeting: state.meeting };
    case 'inside': {
      const { visit, reconnecting } = state;
      const { meeting } = visit;
      if (visit.state === 'WAITING') return { status: 'waiting', meeting, reconnecting };
      if (visit.state !== 'ADMITTED') return { status: ended[visit.state], meeting };
      if (meeting.external)
        return {
          status: 'external',
          meeting,
          url: visit.meetingUrl ?? '',
          passcode: visit.passcode,
        };
      return { status: outcomes[outcome], meeting };
    }
  }
}

function meetingOf(state: GuestVisitState): Schemas['GuestMeeting'] | undefined {
  if (state.status === 'outside') return state.meeting;
  return state.status === 'inside' ? state.visit.meeting : undefined;
}
