import { formatDay, formatTime, maxTextLength, type Language } from '@office/vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { DateField, isIsoDate } from '../../../../patterns/DateField/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { useChecked } from '../../../../patterns/form/useChecked.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { isIsoTime, TimeField } from '../../../../patterns/TimeField/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import * as styles from './MeetingRoomBookings.css.ts';

/** A time at which a meeting has a room, or at which it is closed. */
export type RoomUse = { id: string; startTime: string; endTime: string } & (
  | {
      kind: 'booking';
      /** Null of a private meeting. */
      title: string | null;
      organizer: string | null;
      participantCount: number;
      /** It has not begun. */
      canRelease: boolean;
    }
  | { kind: 'closure'; reason: string }
);

export interface BookedRoom {
  id: string;
  name: string;
  floorName: string;
  capacity: number;
  /** By start. */
  uses: readonly RoomUse[];
}

export type MeetingRoomBookingsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; rooms: readonly BookedRoom[] };

export type BookingsView = 'day' | 'week';

export interface ClosureValues {
  /** As typed: ISO 8601 where it is a date. */
  date: string;
  from: string;
  to: string;
  reason: string;
}

/** The dialog that is open: the booking that is cancelled, or the room that is closed. */
export type BookingDialog =
  | { kind: 'release'; meetingId: string; title: string; reason: string }
  | { kind: 'close'; roomId: string; roomName: string; values: ClosureValues };

export interface MeetingRoomBookingsProps {
  state: MeetingRoomBookingsState;
  breadcrumbs?: readonly Breadcrumb[];
  view: BookingsView;
  /** The span that is shown, in words. */
  span: string;
  dialog: BookingDialog | null;
  submitting?: boolean;
  /** The reason why it could not be done, in the member's language. */
  problem?: string | undefined;
  onViewChange(event: { view: BookingsView }): void;
  /** Earlier or later by a day or week; 0 for today. */
  onMove(event: { by: -1 | 0 | 1 }): void;
  onDialogChange(event: { dialog: BookingDialog | null }): void;
  onRelease(event: { meetingId: string; reason: string }): void;
  onClose(event: { roomId: string; values: ClosureValues }): void;
  onReopen(event: { closureId: string }): void;
  onRetry(): void;
}

/** The meeting rooms of the organisation and who has them when. */
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
  const { t, i18n } = useTranslation('admin-rooms');
  const id = useId();
  const language = i18n.language as Language;
  const { name, uses } = room;
  const time = ({ startTime, endTime }: RoomUse) => {
    const times = `${formatTime(startTime)}–${formatTime(endTime)}`;
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
                    {use.canRelease && (
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
                    <Button
                      size="sm"
                      ariaLabel={t('meeting.reopenNamed', { name })}
                      onPress={() => onReopen({ closureId: use.id })}
                    >
                      {t('meeting.reopen')}
                    </Button>
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

type OneDialog<Kind extends BookingDialog['kind']> = Omit<MeetingRoomBookingsProps, 'dialog'> & {
  dialog: Extract<BookingDialog, { kind: Kind }>;
};

function ReleaseDialog({ dialog, submitting, problem, ...on }: OneDialog<'release'>) {
  const { t } = useTranslation('admin-rooms');
  const formId = useId();
  const { reason, meetingId } = dialog;
  const { form, errorOf, leave, attempt } = useChecked<'reason'>(() => {
    if (!reason.trim()) return { reason: t('meeting.required') };
    return reason.length > maxTextLength ? { reason: t('meeting.tooLong') } : {};
  }, undefined);
  const close = () => on.onDialogChange({ dialog: null });
  return (
    <Dialog
      open
      title={t('meeting.releaseNamed', { title: dialog.title })}
      description={t('meeting.releaseHint')}
      closeLabel={t('meeting.shut')}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('meeting.cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" loading={submitting ?? false}>
            {t('meeting.releaseSubmit')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!submitting && attempt()) on.onRelease({ meetingId, reason: reason.trim() });
        }}
      >
        <FormField
          label={t('meeting.reason')}
          hint={t('meeting.reasonHint')}
          error={errorOf('reason')}
        >
          {(control) => (
            <TextField
              {...control}
              autoComplete="off"
              value={reason}
              onChange={({ value }) => on.onDialogChange({ dialog: { ...dialog, reason: value } })}
              onBlur={() => leave('reason')}
            />
          )}
        </FormField>
        <Problem text={problem} />
      </form>
    </Dialog>
  );
}

function CloseDialog({ dialog, submitting, problem, ...on }: OneDialog<'close'>) {
  const { t } = useTranslation('admin-rooms');
  const formId = useId();
  const { roomId, values } = dialog;
  const { date, from, to, reason } = values;
  const { form, errorOf, leave, attempt } = useChecked<keyof ClosureValues>(
    () => ({
      ...(!isIsoDate(date) && { date: t('meeting.dateInvalid') }),
      ...(!(isIsoTime(from) && isIsoTime(to) && from < to) && { to: t('meeting.timeInvalid') }),
      ...(!reason.trim() && { reason: t('meeting.required') }),
      ...(reason.length > maxTextLength && { reason: t('meeting.tooLong') }),
    }),
    undefined,
  );
  const close = () => on.onDialogChange({ dialog: null });
  const change = (some: Partial<ClosureValues>) =>
    on.onDialogChange({ dialog: { ...dialog, values: { ...values, ...some } } });
  return (
    <Dialog
      open
      title={t('meeting.closeNamed', { name: dialog.roomName })}
      closeLabel={t('meeting.shut')}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('meeting.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting ?? false}>
            {t('meeting.closeSubmit')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!submitting && attempt()) on.onClose({ roomId, values });
        }}
      >
        <FormField label={t('meeting.date')} error={errorOf('date')}>
          {(control) => (
            <DateField
              {...control}
              value={date}
              onChange={({ value }) => change({ date: value })}
              onBlur={() => leave('date')}
            />
          )}
        </FormField>
        <div className={styles.pair}>
          <FormField label={t('meeting.from')}>
            {(control) => (
              <TimeField
                {...control}
                value={from}
                onChange={({ value }) => change({ from: value })}
              />
            )}
          </FormField>
          <FormField label={t('meeting.to')} error={errorOf('to')}>
            {(control) => (
              <TimeField
                {...control}
                value={to}
                {...(isIsoTime(from) && { from })}
                onChange={({ value }) => change({ to: value })}
                onBlur={() => leave('to')}
              />
            )}
          </FormField>
        </div>
        <FormField
          label={t('meeting.reason')}
          hint={t('meeting.reasonHint')}
          error={errorOf('reason')}
        >
          {(control) => (
            <TextField
              {...control}
              autoComplete="off"
              value={reason}
              onChange={({ value }) => change({ reason: value })}
              onBlur={() => leave('reason')}
            />
          )}
        </FormField>
        <Problem text={problem} />
      </form>
    </Dialog>
  );
}

function Problem({ text }: { text: string | undefined }) {
  return text ? (
    <Callout tone="danger" announce>
      {text}
    </Callout>
  ) : null;
}
