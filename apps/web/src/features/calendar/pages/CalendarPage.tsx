import {
  breakpoints,
  calendarRange,
  weekStart,
  type CalendarRoom,
  type CalendarSlot,
  type CalendarView,
} from '@office/ui';
import { Calendar, type CalendarState } from '@office/ui/screens/calendar';
import {
  SeriesScopeDialog,
  type MeetingFormTime,
  type MeetingRange,
} from '@office/ui/screens/meeting';
import { useMedia } from '@office/ui/screens/shell';
import { maxCalendarUsers } from '@office/vocabulary';
import i18next from 'i18next';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNow } from '@office/client/lib/useNow.ts';
import { useDevicePreference } from '../../../platform/device/devicePreferences.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import {
  meetingHref,
  planHref,
  PlanMeetingForm,
  useMeetingRooms,
  useMembersById,
  useParticipantSearch,
} from '../../meeting/index.ts';
import { useMayCreate } from '../../organization/index.ts';
import { planParam, withoutPlan } from '../calendarPaths.ts';
import { toCalendarMeetings } from '../models/calendarMeetings.ts';
import { CalendarMembers } from '../models/CalendarMembers.ts';
import {
  dateOf,
  isDate,
  isView,
  spanOf,
  useCalendarMeetings,
} from '../models/useCalendarMeetings.ts';
import { isExternalEvent } from '../models/externalEvents.ts';
import { useExternalEvents } from '../models/useExternalEvents.ts';
import { useMoveMeeting } from '../models/useMoveMeeting.ts';
import { isMeeting, bookingsWithoutMeeting, useRoomBookings } from '../models/useRoomBookings.ts';

const minute = 60_000;
const remembered = new CalendarMembers(storage);
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const noRooms: CalendarRoom[] = [];

export function CalendarPage() {
  const navigate = useNavigate();
  const language = useLanguage();
  const { user } = useSession();
  const now = useNow(minute);
  const mayPlan = useMayCreate('meeting') ?? false;
  const { view, date, show } = useShownDays(now);
  const [secondTimeZone, setSecondTimeZone] = useDevicePreference('secondTimeZone', '');
  const [memberIds, setMemberIds] = useState(() => remembered.get(user?.id ?? ''));
  const members = useMembersById(memberIds);
  const search = useParticipantSearch({ withMe: true });
  const { rooms: allRooms } = useMeetingRooms();
  const rooms = useMemo(
    () => allRooms?.map(({ meetingRoomId, name }) => ({ id: meetingRoomId, name })) ?? noRooms,
    [allRooms],
  );

  const { from, to } = calendarRange({ view, date, weekStart: weekStart(language) });
  const span = spanOf(from, to);
  const { data, error, of, retry } = useCalendarMeetings({ memberIds, view, date, language });
  const { moved, asking, move, choose, cancel } = useMoveMeeting();
  const bookings = useRoomBookings(rooms, view === 'rooms' ? span : null);
  const external = useExternalEvents(memberIds, span);
  const shown = useMemo(() => {
    const request = { shownIds: memberIds, language, moved, now };
    const meetings = toCalendarMeetings(data?.data ?? [], request);
    const more = view === 'rooms' ? bookingsWithoutMeeting(bookings, meetings) : external;
    return [...meetings, ...more];
  }, [data, memberIds, language, moved, now, bookings, external, view]);

  const isRoomy = useMedia(`(min-width: ${breakpoints.wide}px)`);
  const [range, setRange] = useState<MeetingRange>();
  const [inviteeIds, setInviteeIds] = useState<string>();
  const [time, setTime] = useState<MeetingFormTime | null>(null);
  const { isPlanning, open, close } = usePlanning(() => {
    setRange(undefined);
    setInviteeIds(undefined);
    setTime(null);
  });
  const plan = ({ start, end, roomId, personId }: Partial<CalendarSlot>) => {
    const chosen = start && end ? { startTime: start, endTime: end } : undefined;
    const room = roomId ? { meetingRoomId: roomId } : {};
    const invitee = personId && personId !== user?.id ? personId : undefined;
    if (!isRoomy) {
      const people = invitee ? { userIds: invitee } : {};
      void navigate(planHref({ ...chosen, ...room, ...people }));
      return;
    }
    if (chosen) setRange({ ...chosen, ...room });
    // The participants of an open form are kept.
    if (!isPlanning) setInviteeIds(invitee);
    open();
  };

  const state = (): CalendarState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (shown.length === 0 && !of) return { status: 'empty' };
    return { status: 'ready', meetings: shown, truncated: data.metadata.hasNextPage, of };
  };
  return (
    <>
      <Calendar
        state={state()}
        view={view}
        date={date}
        clock={{ now, timeZone }}
        secondTimeZone={secondTimeZone || undefined}
        members={members ?? []}
        search={search}
        rooms={rooms}
        onViewChange={(event) => show(event)}
        onDateChange={(event) => show(event)}
        onMembersChange={(event) => {
          const ids = event.members.map(({ userId }) => userId).slice(0, maxCalendarUsers);
          setMemberIds(ids);
          remembered.remember(ids);
        }}
        onSecondTimeZoneChange={(event) => setSecondTimeZone(event.timeZone)}
        onOpen={({ id }) => {
          if (isExternalEvent(id))
            showExternalEventNotice(shown.find((each) => each.id === id)?.title ?? null);
          else if (isMeeting(id)) void navigate(meetingHref(id));
        }}
        onPlan={mayPlan ? plan : undefined}
        form={
          isPlanning && mayPlan ? (
            <PlanMeetingForm
              mode="CREATE"
              preset={{ userIds: inviteeIds }}
              calendar={{
                range,
                onTime: setTime,
                onSaved: (meeting) => {
                  showPlannedNotice(meeting.title ?? '');
                  close();
                },
              }}
            />
          ) : null
        }
        onFormClose={close}
        selection={isPlanning && time ? toSelection(time, range) : undefined}
        onChange={({ id, start, end, roomId }) => {
          const meeting = data?.data.find((each) => each.id === id);
          if (!meeting) return;
          const isElsewhere = roomId !== undefined && roomId !== meeting.meetingRoom?.id;
          move({ meeting, start, end, ...(isElsewhere ? { meetingRoomId: roomId } : {}) });
        }}
        onFindTime={
          mayPlan
            ? () => {
                const others = memberIds.filter((id) => id !== user?.id);
                void navigate(planHref({ find: '1', userIds: others.join(',') }));
              }
            : undefined
        }
        onPrint={() => window.print()}
        onRetry={retry}
      />
      {asking && (
        <SeriesScopeDialog
          open
          change="move"
          title={asking.meeting.title ?? ''}
          onChoose={({ scope }) => choose(scope)}
          onCancel={cancel}
        />
      )}
    </>
  );
}

function showExternalEventNotice(title: string | null): void {
  toasts.show({
    type: 'INFO',
    title: title ?? i18next.t('calendar:elsewhere.title'),
    description: i18next.t('calendar:elsewhere.text'),
  });
}

/** Stores the visible range in the URL so that reload and back navigation restore it. */
function useShownDays(now: number): {
  view: CalendarView;
  date: string;
  show(change: { view?: CalendarView; date?: string }): void;
} {
  const [search, setSearch] = useSearchParams();
  const [preferred, setPreferred] = useDevicePreference('calendarView', 'week');
  const viewParam = search.get('view') ?? preferred;
  const view = isView(viewParam) ? viewParam : 'week';
  const named = search.get('date') ?? '';
  const date = isDate(named) ? named : dateOf(now);
  return {
    view,
    date,
    show(change) {
      const next = { view, date, ...change };
      setPreferred(next.view);
      setSearch(
        (before) => {
          const params = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) params.set(name, value);
          return params;
        },
        { replace: true },
      );
    },
  };
}

const toSelection = ({ startTime, endTime }: MeetingFormTime, range: MeetingRange | undefined) => ({
  start: startTime,
  end: endTime,
  roomId: range?.meetingRoomId,
});

function showPlannedNotice(title: string): void {
  toasts.show({
    type: 'SUCCESS',
    title: i18next.t('meeting:form.planned', { title }),
  });
}

/** The form beside the calendar. Part of the address, so that reload and back navigation restore it. */
function usePlanning(onClose: () => void) {
  const [search, setSearch] = useSearchParams();
  const isPlanning = search.has(planParam);
  return {
    isPlanning,
    open() {
      if (isPlanning) return;
      const next = new URLSearchParams(search);
      next.set(planParam, 'new');
      setSearch(next, { replace: true });
    },
    close() {
      onClose();
      // Not `search`: the member may have changed the days or the page while the meeting was saved.
      const next = withoutPlan(window.location.search);
      if (next) setSearch(next, { replace: true });
    },
  };
}
