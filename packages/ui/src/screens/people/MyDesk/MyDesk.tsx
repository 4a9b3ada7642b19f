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
      /** Null before one has chosen a seat. */
      seat: { label: string; floorName: string } | null;
      presence: Presence;
      leaving?: boolean;
      unread?: UnreadCounts;
      /** Today's, in order; an empty list is a day without any. */
      meetings?: readonly DeskMeeting[];
      /** The decorations; at most one a place. */
      decorations?: readonly DeskDecoration[];
      /** Notes of colleagues, the newest first. */
      notes?: readonly DeskNote[];
      /** The note that is on its way into the bin. */
      deletingNoteId?: string;
      /** The change that failed. */
      problem?: 'seat' | 'presence' | 'decorations' | 'note';
    } & PresenceHints);

/** The zone in which times are shown. */
interface DeskClock {
  /** IANA name; the browser's own without it. */
  timeZone?: string;
}

export interface MyDeskProps {
  state: MyDeskState;
  /** The address of the form for one's own profile. */
  profileHref: string;
  clock?: DeskClock;
  onGoToSeat(): void;
  onLeaveSeat(): void;
  /** Left out for guests, who have no seat of their own. */
  onChooseSeat?: (() => void) | undefined;
  onPresenceChange(event: { presence: Presence }): void;
  /** All that stands on the desk from now on. Without it the desk is only looked at. */
  onDecorationsChange?(event: { decorations: readonly DeskDecoration[] }): void;
  onDeleteNote?(event: { noteId: string }): void;
  /** Answers a note by a message to its author. */
  onReplyToNote?(event: { userId: string; noteId: string }): void;
  onRetry(): void;
}

/** One's own desk: decorations, unread counts, notes, meetings, the seat and the presence. */
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
          presence={state.presence}
          {...(lastManual ? { lastManual } : {})}
          {...(automatic ? { automatic } : {})}
          onChange={on.onPresenceChange}
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
