import { formatDay, formatRange, formatTime, type Language } from '@office/vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { CloseDialog, ReleaseDialog } from './BookingDialogs.tsx';
import type { RoomUse, BookedRoom, MeetingRoomBookingsProps } from './MeetingRoomBookings.types.ts';
import * as styles from './MeetingRoomBookings.css.ts';

export function MeetingRoomBookings(props: MeetingRoomBookingsProps) {
  const { t } = useTranslation('admin-rooms');
  const { state, view, span, dialog, onMove } = props;
  return (
    <div className={styles.root} data-component="MeetingRoomBookings" data-status={state.status}>
      <PageHeader
        title={t('meeting.title')}
        description={t('meeting.description')}
        {...(props.breadcrumbs && { breadcrumbs: props.breadcrumbs })}
      />
      <div className={styles.bar}>
        <SegmentedControl
          ariaLabel={t('meeting.view')}
          options={[
            { value: 'day', label: t('meeting.day') },
            { value: 'week', label: t('meeting.week') },
          ]}
          value={view}
          onChange={({ value }) => props.onViewChange({ view: value })}
        />
        <IconButton
          icon={icons.chevronLeft}
          label={t('meeting.previous')}
          onPress={() => onMove({ by: -1 })}
        />
        <Text weight="medium" tabular>
          {span}
        </Text>
        <IconButton
          icon={icons.chevronRight}
          label={t('meeting.next')}
          onPress={() => onMove({ by: 1 })}
        />
        <Button size="sm" onPress={() => onMove({ by: 0 })}>
          {t('meeting.today')}
        </Button>
      </div>
      {state.status === 'loading' && <LoadingState rows={4} label={t('meeting.loading')} />}
      {state.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state.status === 'empty' && (
        <EmptyState
          icon={icons.onlineMeeting}
          title={t('meeting.empty')}
          description={t('meeting.emptyHint')}
        />
      )}
      {state.status === 'ready' && (
        <div className={styles.rooms}>
          {state.rooms.map((room) => (
            <Room key={room.id} room={room} {...props} />
          ))}
        </div>
      )}
      {dialog?.kind === 'release' && <ReleaseDialog {...props} dialog={dialog} />}
      {dialog?.kind === 'close' && <CloseDialog {...props} dialog={dialog} />}
    </div>
  );
}

type RoomProps = Pick<MeetingRoomBookingsProps, 'view' | 'onDialogChange' | 'onReopen'> & {
  room: BookedRoom;
};

function Room({ room, view, onDialogChange, onReopen }: RoomProps) {
  const readOnly = useReadOnly();
  const { t, i18n } = useTranslation('admin-rooms');
  const id = useId();
  const language = i18n.language as Language;
  const { name, uses } = room;
  const time = ({ startTime, endTime }: RoomUse) => {
    const times = formatRange(formatTime(startTime), formatTime(endTime), language);
    return view === 'week' ? `${formatDay(startTime, language)} ${times}` : times;
  };
  const titleOf = (use: RoomUse & { kind: 'booking' }) => use.title ?? t('meeting.private');
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.room}>
        <div className={styles.line}>
          <div className={styles.words}>
            <Heading level={2} size="sm" id={id}>
              {name}
            </Heading>
            <Text as="p" size="sm" tone="muted">
              {room.floorName} · {t('meeting.capacity', { count: room.capacity })}
            </Text>
          </div>
          {!readOnly && (
            <Button
              size="sm"
              ariaLabel={t('meeting.closeNamed', { name })}
              onPress={() =>
                onDialogChange({
                  dialog: {
                    kind: 'close',
                    roomId: room.id,
                    roomName: name,
                    values: { date: '', from: '', to: '', reason: '' },
                  },
                })
              }
            >
              {t('meeting.close')}
            </Button>
          )}
        </div>
        {uses.length === 0 && (
          <Text as="p" tone="muted">
            {t('meeting.free')}
          </Text>
        )}
        {uses.length > 0 && (
          <ul className={styles.uses}>
            {uses.map((use) => (
              <li key={use.id} className={styles.use}>
                <Text tabular>{time(use)}</Text>
                {use.kind === 'booking' ? (
                  <>
                    <div className={styles.words}>
                      <Text weight="medium">{titleOf(use)}</Text>
                      <Text size="sm" tone="muted">
                        {t('meeting.people', {
                          name: use.organizer ?? t('meeting.unknown'),
                          count: use.participantCount,
                        })}
                      </Text>
                    </div>
                    {use.canRelease && !readOnly && (
                      <Button
                        size="sm"
                        ariaLabel={t('meeting.releaseNamed', { title: titleOf(use) })}
                        onPress={() =>
                          onDialogChange({
                            dialog: {
                              kind: 'release',
                              meetingId: use.id,
                              title: titleOf(use),
                              reason: '',
                            },
                          })
                        }
                      >
                        {t('meeting.release')}
                      </Button>
                    )}
                  </>
                ) : (
                  <>
                    <div className={styles.words}>
                      <Text weight="medium">{t('meeting.closed', { reason: use.reason })}</Text>
                    </div>
                    {!readOnly && (
                      <Button
                        size="sm"
                        ariaLabel={t('meeting.reopenNamed', { name })}
                        onPress={() => onReopen({ closureId: use.id })}
                      >
                        {t('meeting.reopen')}
                      </Button>
                    )}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
