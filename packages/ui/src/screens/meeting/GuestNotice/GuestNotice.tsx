import { useTranslation } from 'react-i18next';
import { FrameNotice } from '../../../patterns/frameNotice/FrameNotice.tsx';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';

export interface WaitingGuest {
  guestId: string;
  meetingId: string;
  name: string;
  meetingTitle: string;
}

export interface GuestNoticeProps {
  /** Null hides the notice. Keep it mounted, so that the live region announces the next guest. */
  guest: WaitingGuest | null;
  more?: number;
  answering?: boolean;
  onAdmit(event: WaitingGuest): void;
  onDeny(event: WaitingGuest): void;
  /** Opens the meeting with all waiting guests. */
  onOpen(event: WaitingGuest): void;
  /** Hides the notice. The guest keeps waiting. */
  onDismiss(event: WaitingGuest): void;
}

/** Asks to admit a guest who waits in the lobby of a meeting. Takes no focus. */
export function GuestNotice({ guest, more = 0, answering = false, ...on }: GuestNoticeProps) {
  const { t } = useTranslation('meeting');
  const title = guest && t('guestNotice.title', { name: guest.name });
  return (
    <>
      <LiveRegion politeness="assertive">
        {guest && t('guestNotice.said', { name: guest.name, title: guest.meetingTitle })}
      </LiveRegion>
      {guest && title && (
        <FrameNotice
          role="group"
          name={title}
          component="GuestNotice"
          announced={false}
          urgent
          icon={icons.people}
          title={title}
          details={
            <Text size="xs" tone="muted" as="div">
              {guest.meetingTitle}
            </Text>
          }
          onClose={() => on.onDismiss(guest)}
        >
          {more > 0 && (
            <Button size="sm" onPress={() => on.onOpen(guest)}>
              {t('guestNotice.more', { count: more })}
            </Button>
          )}
          <Button size="sm" disabled={answering} onPress={() => on.onDeny(guest)}>
            {t('guests.deny')}
          </Button>
          <Button size="sm" variant="primary" loading={answering} onPress={() => on.onAdmit(guest)}>
            {t('guests.admit')}
          </Button>
        </FrameNotice>
      )}
    </>
  );
}
