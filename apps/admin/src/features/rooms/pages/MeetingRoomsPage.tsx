import { unwrap, type Schemas } from '@office/api';
import { errorText } from '@office/client/errors/errorText.ts';
import { isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { displayName } from '@office/client/people/displayName.ts';
import {
  MeetingRoomBookings,
  type BookingDialog,
  type MeetingRoomBookingsState,
  type RoomUse,
} from '@office/ui/screens/admin/rooms';
import { formatDay } from '@office/vocabulary';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useDraft } from '../../../platform/drafts/useDraft.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { useSession } from '../../../platform/session/useSession.ts';

export function MeetingRoomsPage() {
  const language = useLanguage();
  const breadcrumbs = usePageTrail();
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'week' ? 'week' : 'day';
  const requestedDate = new Date(`${search.get('date') ?? ''}T00:00`);
  const date = Number.isNaN(requestedDate.getTime()) ? addDays(new Date(), 0) : requestedDate;
  const days = view === 'week' ? 7 : 1;
  const from = view === 'week' ? addDays(date, -((date.getDay() + 6) % 7)) : date;
  const to = addDays(from, days);
  const show = (change: { view?: string; date?: Date }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (change.view) next.set('view', change.view);
        if (change.date) next.set('date', isoDate(change.date));
        return next;
      },
      { replace: true },
    );

  const { data, error, mutate } = useQuery('/v1/admin/rooms/meeting-rooms', {
    params: { query: { startTime: from.toISOString(), endTime: to.toISOString() } },
  });

  const { organizationId } = useSession();
  const kept = useDraft<BookingDialog>({ form: 'meeting-rooms', target: organizationId ?? '' });
  // Reopens the dialog with its draft after a reload.
  const [dialog, setDialog] = useState(kept.values);
  const showDialog = (next: BookingDialog | null) => {
    setDialog(next);
    if (next) kept.keep(next);
    else kept.clear();
  };
  const [problem, setProblem] = useState<string>();
  const [act, submitting] = useAction(async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await work();
      await mutate();
      showDialog(null);
    } catch (failure) {
      if (!isAlreadyReported(failure)) setProblem(errorText(failure));
    }
  });
  const [reopen] = useAction(async (closureId: string) => {
    try {
      await unwrap(
        office.DELETE('/v1/admin/rooms/closures/{closureId}', { params: { path: { closureId } } }),
      );
    } catch (failure) {
      showError(failure);
    }
    await mutate();
  });

  const state = (): MeetingRoomBookingsState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.data.length === 0) return { status: 'empty' };
    const rooms = data.data.map(({ meetingRoom, ...taken }) => ({
      id: meetingRoom.id,
      name: meetingRoom.name[language],
      floorName: meetingRoom.floorNames?.[language] ?? meetingRoom.floorName,
      capacity: meetingRoom.capacity,
      uses: usesOf(taken),
    }));
    return { status: 'ready', rooms };
  };
  const span =
    view === 'week'
      ? `${formatDay(from.toISOString(), language)} – ${formatDay(addDays(to, -1).toISOString(), language)}`
      : formatDay(from.toISOString(), language);

  return (
    <MeetingRoomBookings
      state={state()}
      breadcrumbs={breadcrumbs}
      view={view}
      span={span}
      dialog={dialog}
      submitting={submitting}
      problem={problem}
      onViewChange={(event) => show({ view: event.view })}
      onMove={({ by }) => show({ date: by === 0 ? new Date() : addDays(date, by * days) })}
      onDialogChange={(event) => {
        setProblem(undefined);
        showDialog(
          dialog === null
            ? onDay(event.dialog, isoDate(defaultClosureDay(from, to)))
            : event.dialog,
        );
      }}
      onRelease={({ meetingId, reason }) =>
        act(() =>
          unwrap(
            office.POST('/v1/admin/rooms/bookings/{meetingId}/release', {
              params: { path: { meetingId } },
              body: { reason },
            }),
          ),
        )
      }
      onClose={({ roomId, values }) =>
        act(() =>
          unwrap(
            office.POST('/v1/admin/rooms/closures', {
              body: {
                meetingRoomId: roomId,
                startTime: new Date(`${values.date}T${values.from}`).toISOString(),
                endTime: new Date(`${values.date}T${values.to}`).toISOString(),
                reason: values.reason.trim(),
              },
            }),
          ),
        )
      }
      onReopen={({ closureId }) => reopen(closureId)}
      onRetry={() => void mutate()}
    />
  );
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

function defaultClosureDay(from: Date, to: Date): Date {
  const now = new Date();
  return from <= now && now < to ? now : from;
}

function onDay(dialog: BookingDialog | null, date: string): BookingDialog | null {
  return dialog?.kind === 'close' ? { ...dialog, values: { ...dialog.values, date } } : dialog;
}

function isoDate(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}

function usesOf({
  bookings,
  closures,
}: Pick<Schemas['AdminMeetingRoom'], 'bookings' | 'closures'>): RoomUse[] {
  const booked = bookings.map(
    ({
      meetingId,
      title,
      startTime,
      endTime,
      organizer,
      participantCount,
      canRelease,
    }): RoomUse => ({
      kind: 'booking',
      id: meetingId,
      title,
      startTime,
      endTime,
      organizer: organizer && displayName(organizer),
      participantCount,
      canRelease,
    }),
  );
  const closed = closures.map(({ id, startTime, endTime, reason }): RoomUse => ({
    kind: 'closure',
    id,
    startTime,
    endTime,
    reason,
  }));
  return [...booked, ...closed].toSorted((one, other) =>
    one.startTime.localeCompare(other.startTime),
  );
}
