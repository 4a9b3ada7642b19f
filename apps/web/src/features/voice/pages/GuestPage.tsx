import type { Schemas } from '@office/api';
import { GuestLobby, type GuestLobbyState } from '@office/ui/screens/meeting';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { browserDeps } from '@office/client/lib/deps.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import type { CallEndReason } from '../models/call/callState.ts';
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

type CallOutcome = 'none' | 'full' | 'over';

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
  const [name, setName] = useState('');
  const [error, setError] = useState<{ text: string }>();
  const meeting = meetingOf(state);
  usePageName(meeting?.title);
  const [submit, submitting] = useAction(async (event: { name: string }) => {
    setError(undefined);
    setName(event.name);
    setOutcome('none');
    try {
      await visit.enter(event.name);
    } catch (failure) {
      if (errorCode(failure) === 'guestLinkInvalid') await visit.again();
      else setError({ text: errorText(failure) });
    }
  });
  const leave = () => void visit.leave().catch(() => undefined);
  const onEnded = (reason: CallEndReason) => {
    const isFull = typeof reason === 'object' && codeOf(reason.refused) === 'voiceChatRoomFull';
    setOutcome(isFull ? 'full' : 'over');
    void visit.refresh();
  };
  const isInCall =
    state.status === 'inside' &&
    state.visit.state === 'ADMITTED' &&
    !state.visit.meeting.external &&
    outcome === 'none';
  if (isInCall) {
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
  const retry = () => {
    const isAdmitted = state.status === 'inside' && state.visit.state === 'ADMITTED';
    setOutcome('none');
    if (state.status === 'unreachable') void visit.load();
    else if (!isAdmitted) void visit.again();
  };
  return (
    <Frame>
      <GuestLobby
        state={lobbyOf(state, outcome)}
        defaultName={name}
        submitting={submitting}
        error={error}
        onSubmit={submit}
        onTestDevices={() => setTesting(true)}
        onLeave={leave}
        onRetry={retry}
      />
      {isTesting && (
        <GuestDeviceTest
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
  REVOKED: 'revoked',
} as const;

const phases = { EARLY: 'early', OPEN: 'form', ENDED: 'ended' } as const;

function lobbyOf(state: GuestVisitState, outcome: CallOutcome): GuestLobbyState {
  switch (state.status) {
    case 'loading':
    case 'unreachable':
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
      return { status: outcome === 'full' ? 'full' : 'left', meeting };
    }
  }
}

function meetingOf(state: GuestVisitState): Schemas['GuestMeeting'] | undefined {
  if (state.status === 'outside') return state.meeting;
  return state.status === 'inside' ? state.visit.meeting : undefined;
}

function codeOf(refused: unknown): unknown {
  return typeof refused === 'string' ? refused : errorCode(refused);
}
