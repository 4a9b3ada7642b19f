import { unwrap, type Schemas } from '@office/api';
import { isMissing } from '@office/client/errors/isMissing.ts';
import {
  MeetingForm,
  meetingTimeOf,
  newMeetingValues,
  SeriesScopeDialog,
  type MeetingDraftEvent,
  type MeetingFormError,
  type MeetingFormTime,
  type MeetingFormValues,
  type MeetingPerson,
  type MeetingPlanMode,
  type MeetingRange,
  type PlanMeetingFormProps,
} from '@office/ui/screens/meeting';
import type { MeetingScope } from '@office/vocabulary';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useAction } from '@office/client/lib/useAction.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { quietOffice } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { session } from '../../../platform/session/browserSession.ts';
import { storageKeys } from '../../../platform/session/storageKeys.ts';
import { IdempotencyIds } from '../models/IdempotencyIds.ts';
import { MeetingDrafts } from '../models/MeetingDrafts.ts';
import { toFormError } from '../models/meetingFormError.ts';
import {
  toCreateRequest,
  toFormValues,
  toRoomRequest,
  toUpdateRequest,
} from '../models/meetingRequests.ts';
import { useAttendance } from '../models/useAttendance.ts';
import { useConflicts, type ConflictQuery } from '../models/useConflicts.ts';
import { useMeetingRooms } from '../models/useMeetingRooms.ts';
import { useMembersById } from '../models/useMembersById.ts';
import { useMeetingServices } from '../models/useMeetingServices.ts';
import { useParticipantSearch } from '../models/useParticipantSearch.ts';
import { useOwnMeetingTitle } from '../models/useStartNow.ts';
import { useRevalidateMeetings } from '../models/useRevalidateMeetings.ts';
import { meetingHref } from '../meetingPaths.ts';
import { FindTimePage } from './FindTimePage.tsx';

type Sent = Parameters<PlanMeetingFormProps['onSubmit']>[0];

const drafts = new MeetingDrafts(storage, storageKeys.meetingDrafts);
const myId = () => session.getSnapshot().user?.id ?? '';

export interface MeetingPreset {
  userIds?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
  meetingRoomId?: string | undefined;
  minutes?: string | undefined;
  find?: string | undefined;
}

export interface CalendarBinding {
  range: MeetingRange | undefined;
  onTime(time: MeetingFormTime | null): void;
  onSaved(meeting: Schemas['Meeting']): void;
}

export function NewMeetingPage({
  mode,
  preset,
  calendar,
}: {
  mode: MeetingPlanMode;
  preset: MeetingPreset;
  calendar?: CalendarBinding;
}) {
  const userIds = (preset.userIds ?? '').split(',').filter(Boolean);
  const invitees = useMembersById(userIds);
  if (!invitees) return <WaitingForm mode={mode} status="loading" />;
  return <NewMeetingForm mode={mode} preset={preset} invitees={invitees} calendar={calendar} />;
}

function NewMeetingForm({
  mode,
  preset,
  invitees: asked,
  calendar,
}: {
  mode: MeetingPlanMode;
  preset: MeetingPreset;
  invitees: readonly MeetingPerson[];
  calendar: CalendarBinding | undefined;
}) {
  const navigate = useNavigate();
  const { join } = useAttendance();
  const ownTitle = useOwnMeetingTitle();
  // Resets the form for other participants or another time.
  const { minutes: _, ...purpose } = preset;
  const form = [mode, ...Object.values(purpose)].join(' ').trim();
  const inRoom = mode === 'CREATE_MEETING_ROOM_NOW';
  const [clientIds] = useState(() => new IdempotencyIds(drafts.sentOf(myId(), form)));
  const save = async (sent: Sent) => {
    const plan = clientIds.of(sent.values);
    drafts.storeSent(myId(), form, sent.values, plan);
    const { id: clientId } = plan;
    const created = inRoom
      ? unwrap(
          quietOffice.POST('/v1/meetings/meeting-area', {
            body: { ...toRoomRequest(sent), clientId },
          }),
        )
      : unwrap(
          quietOffice.POST('/v1/meetings', {
            body: { ...toCreateRequest(mode, sent, ownTitle), clientId },
          }),
        );
    const meeting = await created;
    // The meeting exists even if its organiser fails to join.
    if (mode !== 'CREATE') await join(meeting).catch(() => undefined);
    return meeting;
  };
  return (
    <PlanForm
      mode={mode}
      form={form}
      status="create"
      opensTimeSearch={preset.find !== undefined}
      initial={() => presetValues(preset, asked)}
      followsClock={mode === 'CREATE' && preset.startTime === undefined}
      calendar={calendar}
      save={save}
      onSaved={(meeting) => {
        if (calendar) calendar.onSaved(meeting);
        else void navigate(inRoom ? '/main' : meetingHref(meeting.id), { replace: true });
      }}
    />
  );
}

function presetValues(
  { startTime, endTime, meetingRoomId, minutes: presetMinutes }: MeetingPreset,
  invitees: readonly MeetingPerson[],
): MeetingFormValues {
  const start = Date.parse(startTime ?? '');
  const minutes = Number(presetMinutes ?? (Date.parse(endTime ?? '') - start) / 60_000);
  return newMeetingValues({
    now: Number.isNaN(start) ? Date.now() : start - 1,
    ...(minutes > 0 ? { minutes } : {}),
    participants: invitees,
    ...(meetingRoomId ? { meetingRoomId } : {}),
  });
}

export function EditMeetingPage({ meetingId }: { meetingId: string }) {
  const params = { path: { id: meetingId } };
  const { data: meeting, error, mutate } = useQuery('/v1/meetings/{id}', { params });
  if (meeting?.canEdit) return <EditMeetingForm meeting={meeting} />;
  // The meeting page explains why a started or unknown meeting cannot be edited.
  if (meeting || (error && isMissing(error))) {
    return <Navigate replace to={meetingHref(meetingId)} />;
  }
  return (
    <WaitingForm mode="CREATE" status={error ? 'error' : 'loading'} onRetry={() => void mutate()} />
  );
}

function EditMeetingForm({ meeting }: { meeting: Schemas['Meeting'] }) {
  const back = useBack(meetingHref(meeting.id));
  // Keeps the initial values, so that changes by others are not overwritten.
  const [before] = useState(() => toFormValues(meeting, myId()));
  return (
    <PlanForm
      mode="CREATE"
      form={meeting.id}
      status="edit"
      edited={meeting}
      initial={() => before}
      save={(sent, scope) => {
        const body = { ...toUpdateRequest(before, sent), ...(scope ? { scope } : {}) };
        const params = { path: { id: meeting.id } };
        return unwrap(quietOffice.PATCH('/v1/meetings/{id}', { params, body }));
      }}
      onSaved={back}
    />
  );
}

function WaitingForm({
  mode,
  status,
  onRetry = () => undefined,
}: {
  mode: MeetingPlanMode;
  status: 'loading' | 'error';
  onRetry?: () => void;
}) {
  const back = useBack('/online-meeting');
  return (
    <MeetingForm
      mode={mode}
      state={{ status }}
      services={[]}
      rooms={[]}
      search={useParticipantSearch()}
      onSubmit={() => undefined}
      onLink={() => undefined}
      onBack={back}
      onRetry={onRetry}
    />
  );
}

interface PlanFormProps {
  mode: MeetingPlanMode;
  form: string;
  status: 'create' | 'edit';
  edited?: Schemas['Meeting'];
  opensTimeSearch?: boolean;
  /** The initial start is a default, which moves on with the clock. */
  followsClock?: boolean;
  calendar?: CalendarBinding | undefined;
  initial(): MeetingFormValues;
  save(sent: Sent, scope?: MeetingScope): Promise<Schemas['Meeting']>;
  onSaved(meeting: Schemas['Meeting']): void;
}

function PlanForm(props: PlanFormProps) {
  const { mode, form, status, edited, calendar, initial, save, onSaved } = props;
  const { opensTimeSearch = false, followsClock = false } = props;
  const back = useBack('/online-meeting');
  const renew = useRevalidateMeetings();
  const { services, link, renew: renewServices } = useMeetingServices();
  const { rooms = [] } = useMeetingRooms();
  const search = useParticipantSearch();
  const [opened, setOpened] = useState(() => {
    const draft = drafts.get(myId(), form);
    return {
      ...{ values: draft?.values ?? initial(), restored: draft !== undefined },
      ...{ followsClock: draft ? draft.followsClock === true : followsClock },
      ...{ times: 0, choosesParticipants: false },
    };
  });
  const [plan, setPlan] = useState<ConflictQuery>(() => ({
    values: opened.values,
    time: meetingTimeOf(opened.values, { mode, now: Date.now() }),
  }));
  const conflicts = useConflicts(plan, edited);
  const [error, setError] = useState<MeetingFormError>();
  const [finding, setFinding] = useState<MeetingFormValues | undefined>(
    opensTimeSearch ? opened.values : undefined,
  );
  const [asking, setAsking] = useState<Sent>();
  const [send, submitting] = useAction(async (sent: Sent, scope?: MeetingScope) => {
    setError(undefined);
    try {
      const meeting = await save(sent, scope);
      drafts.keep(myId(), form, null);
      void renew();
      onSaved(meeting);
    } catch (refused) {
      setError(toFormError(refused));
      renewServices();
    }
    setAsking(undefined);
  });
  const open = (values: MeetingFormValues, options: { chosen?: boolean; people?: boolean }) => {
    const { chosen = false, people = false } = options;
    const draft = drafts.get(myId(), form);
    setOpened({
      ...{ values, restored: false, times: opened.times + 1, choosesParticipants: people },
      followsClock: !chosen && (draft ? draft.followsClock === true : followsClock),
    });
    setPlan({ values, time: meetingTimeOf(values, { mode, now: Date.now() }) });
  };
  const keep = ({ values, time, byClock, ...draft }: MeetingDraftEvent) => {
    // A form in which nothing was entered is not a draft.
    if (!byClock || drafts.get(myId(), form)) drafts.keep(myId(), form, { values, ...draft });
    setPlan({ values, time });
    calendar?.onTime(time);
  };
  // The grid shows the time of the form, also before it is changed. The form applies a dragged range
  // in an effect, which must not be overwritten.
  const reportTime = useEffectEvent(() => calendar?.onTime(plan.time));
  useLayoutEffect(() => reportTime(), []);
  if (finding) {
    return (
      <FindTimePage
        values={finding}
        onUse={(values) => {
          drafts.keep(myId(), form, { values, followsClock: false });
          open(values, { chosen: true });
          calendar?.onTime(meetingTimeOf(values, { mode, now: Date.now() }));
          setFinding(undefined);
        }}
        onBack={() => {
          open(finding, {});
          setFinding(undefined);
        }}
        onChoosePeople={() => {
          open(finding, { people: true });
          setFinding(undefined);
        }}
      />
    );
  }
  return (
    <>
      <MeetingForm
        key={opened.times}
        mode={mode}
        state={{
          ...{ status, values: opened.values, restored: opened.restored },
          followsClock: opened.followsClock,
        }}
        range={calendar?.range}
        services={services}
        rooms={rooms}
        search={search}
        conflicts={conflicts}
        submitting={submitting}
        choosesParticipants={opened.choosesParticipants}
        error={error}
        onDraft={keep}
        onSubmit={(sent) => {
          if (edited?.seriesId) setAsking(sent);
          else send(sent);
        }}
        onFindTime={({ values }) => setFinding(values)}
        onLink={({ provider }) => {
          if (provider !== 'OFFICE') link(provider);
        }}
        onStartOver={() => {
          drafts.keep(myId(), form, null);
          open(initial(), {});
        }}
        onBack={calendar ? undefined : back}
        onRetry={() => undefined}
      />
      {asking && (
        <SeriesScopeDialog
          open
          change="edit"
          title={edited?.title ?? ''}
          // A changed recurrence cannot apply to a single occurrence.
          {...(asking.values.recurrence === (edited?.recurrence ?? '')
            ? {}
            : { scopes: ['FOLLOWING', 'ALL'] as const })}
          submitting={submitting}
          onChoose={({ scope }) => send(asking, scope)}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
