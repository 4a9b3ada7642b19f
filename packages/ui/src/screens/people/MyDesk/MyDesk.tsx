import type { Presence } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LinkList } from '../../../patterns/LinkList/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { PresencePicker, type PresenceHints } from '../../../patterns/PresencePicker/index.ts';
import type { DeskDecoration, DeskMeeting, DeskNote } from '../people.ts';
import { DeskDecorations } from './DeskDecorations.tsx';
import { DeskMeetings } from './DeskMeetings.tsx';
import { DeskNotes } from './DeskNotes.tsx';
import { DeskSeat } from './DeskSeat.tsx';
import { DeskUnread, type UnreadCounts } from './DeskUnread.tsx';
import * as styles from './MyDesk.css.ts';

export type MyDeskState =
  | { status: 'loading' }
  | { status: 'error' }
  | ({
      status: 'ready';
      /** Null until the member has chosen a seat. */
      seat: { label: string; floorName: string } | null;
      presence: Presence;
      leaving?: boolean;
      unread?: UnreadCounts;
      /** Today's meetings in order. Undefined if unknown, empty if there are none. */
      meetings?: readonly DeskMeeting[];
      /** At most one decoration per slot. */
      decorations?: readonly DeskDecoration[];
      notes?: readonly DeskNote[];
      deletingNoteId?: string;
      problem?: 'seat' | 'presence' | 'decorations' | 'note';
    } & PresenceHints);

interface DeskClock {
  /** IANA time zone. Defaults to the time zone of the browser. */
  timeZone?: string;
}

export interface MyDeskProps {
  state: MyDeskState;
  profileHref: string;
  clock?: DeskClock;
  onGoToSeat(): void;
  onLeaveSeat(): void;
  /** Omitted for guests, because they cannot have a seat. */
  onChooseSeat?: (() => void) | undefined;
  onPresenceChange(event: { presence: Presence }): void;
  /** Receives the complete list of decorations. If omitted, the desk is read-only. */
  onDecorationsChange?(event: { decorations: readonly DeskDecoration[] }): void;
  onDeleteNote?(event: { noteId: string }): void;
  /** Replies to a note with a direct message to its author. */
  onReplyToNote?(event: { userId: string; noteId: string }): void;
  onRetry(): void;
}

export function MyDesk({ state, onRetry, ...props }: MyDeskProps) {
  const { t } = useTranslation('people');
  return (
    <div className={styles.root} data-component="MyDesk" data-status={state.status}>
      <SidePanel title={t('desk.title')}>
        {state.status === 'loading' && (
          <LoadingState shape="picture" rows={4} label={t('desk.loading')} />
        )}
        {state.status === 'error' && <ErrorState title={t('desk.loadFailed')} onRetry={onRetry} />}
        {state.status === 'ready' && <Desk {...props} state={state} />}
      </SidePanel>
    </div>
  );
}

interface DeskProps extends Omit<MyDeskProps, 'state' | 'onRetry'> {
  state: Extract<MyDeskState, { status: 'ready' }>;
}

function Desk({ state, profileHref, clock, ...on }: DeskProps) {
  const { t } = useTranslation(['people', 'common']);
  const { decorations, notes, unread, meetings, lastManual, automatic } = state;
  return (
    <div className={styles.sections}>
      {state.problem && (
        <Callout tone="danger" announce>
          {problemText(state.problem)}
        </Callout>
      )}
      {decorations && on.onDecorationsChange && (
        <section className={styles.section}>
          <DeskDecorations
            decorations={decorations}
            notes={notes ?? []}
            onChange={on.onDecorationsChange}
          />
        </section>
      )}
      <Section title={t('desk.mySeat')}>
        <DeskSeat state={state} {...on} />
      </Section>
      {unread && (
        <Section title={t('desk.unread')}>
          <DeskUnread unread={unread} />
        </Section>
      )}
      {meetings && (
        <Section title={t('desk.today')}>
          <DeskMeetings meetings={meetings} timeZone={clock?.timeZone} />
        </Section>
      )}
      {notes && on.onDeleteNote && (
        <Section title={t('desk.notes')}>
          <DeskNotes
            notes={notes}
            timeZone={clock?.timeZone}
            deletingNoteId={state.deletingNoteId}
            onReply={on.onReplyToNote}
            onDelete={on.onDeleteNote}
          />
        </Section>
      )}
      <Section title={t('desk.presence')}>
        <PresencePicker
          value={state.presence}
          {...(lastManual ? { lastManual } : {})}
          {...(automatic ? { automatic } : {})}
          onChange={({ value: presence }) => on.onPresenceChange({ presence })}
        />
      </Section>
      <Section title={t('desk.links')}>
        <LinkList
          items={[
            { href: profileHref, icon: icons.person, label: t('desk.profile') },
            { href: '/change-avatar', icon: icons.changeAvatar, label: t('desk.avatar') },
            { href: '/settings', icon: icons.settings, label: t('desk.settings') },
          ]}
        />
      </Section>
    </div>
  );

  function problemText(problem: NonNullable<typeof state.problem>): string {
    switch (problem) {
      case 'seat':
        return t('desk.seatFailed');
      case 'presence':
        return t('common:presencePicker.failed');
      case 'decorations':
        return t('desk.decorationsFailed');
      case 'note':
        return t('desk.noteFailed');
    }
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {children}
    </section>
  );
}
