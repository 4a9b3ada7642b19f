import { expect, fn, waitFor } from 'storybook/test';
import { ReconnectingLine } from '../../../patterns/ReconnectingLine/index.ts';
import { ToastStack, type ToastItem } from '../../../patterns/ToastStack/index.ts';
import { Calendar } from '../../calendar/Calendar/index.ts';
import {
  clock as calendarClock,
  members,
  rooms,
  states as calendars,
} from '../../calendar/Calendar/Calendar.fixtures.ts';
import { clock as chatClock } from '../../chat/chat.fixtures.ts';
import { ChatRoom } from '../../chat/ChatRoom/index.ts';
import { callbacks } from '../../chat/ChatRoom/ChatRoom.callbacks.ts';
import { states as chats } from '../../chat/ChatRoom/ChatRoom.fixtures.ts';
import { OfficeTour } from '../../help/OfficeTour/index.ts';
import { clock as meetingClock, weekly } from '../../meeting/meeting.fixtures.ts';
import { MeetingNotice } from '../../meeting/MeetingNotice/index.ts';
import { CallBar } from '../../voice/CallBar/index.ts';
import { devices, full } from '../../voice/CallBar/CallBar.fixtures.ts';
import { EnterMeetingRoom } from '../../voice/EnterMeetingRoom/index.ts';
import { talking } from '../../voice/EnterMeetingRoom/EnterMeetingRoom.fixtures.ts';
import { VoiceInvitation } from '../../voice/VoiceInvitation/index.ts';
import { VoicePrompts } from '../../voice/VoicePrompts/index.ts';
import { NewVersionNotice } from '../NewVersionNotice/index.ts';
import type { ShellPanel } from './AppShell.tsx';

export const chatPanel: ShellPanel = {
  id: 'chat',
  label: 'チャット',
  content: <ChatRoom state={chats.ready} clock={chatClock} {...callbacks()} />,
};

const noCandidates = { status: 'ready' as const, people: [], page: 1, total: 0, pageSize: 10 };

export const calendarPanel: ShellPanel = {
  id: 'calendar',
  label: 'カレンダー',
  wide: true,
  content: (
    <Calendar
      state={calendars.ready}
      view="week"
      date="2026-11-18"
      clock={calendarClock}
      members={members.slice(0, 2)}
      search={{
        candidates: noCandidates,
        keyword: '',
        onSearch: fn(),
        onPageChange: fn(),
        onRetryCandidates: fn(),
      }}
      rooms={rooms}
      onViewChange={fn()}
      onDateChange={fn()}
      onMembersChange={fn()}
      onSecondTimeZoneChange={fn()}
      onOpen={fn()}
      onPlan={fn()}
      onChange={fn()}
      onFindTime={fn()}
      onPrint={fn()}
      onRetry={fn()}
    />
  ),
};

export const call = (
  <CallBar
    state={full}
    devices={devices}
    onMute={fn()}
    onSelectDevice={fn()}
    onOpenDevices={fn()}
    onOpenSettings={fn()}
    onOpenRoom={fn()}
    onLeave={fn()}
    onTryMicrophone={fn()}
    onPlaySound={fn()}
    onJoinAgain={fn()}
    onDismissNotice={fn()}
  />
);

const now = () => 1_000_000;

export const notices = {
  invitation: (
    <VoicePrompts>
      <VoiceInvitation
        invitation={{
          invitationId: 'i1',
          inviter: { userId: 'ren', name: '高橋 蓮' },
          roomName: '雑談',
          expiresAt: now() + 24_000,
        }}
        now={now}
        onAccept={fn()}
        onDecline={fn()}
        onIgnore={fn()}
        onReply={fn()}
      />
    </VoicePrompts>
  ),
  connection: <ReconnectingLine onClose={fn()} />,
  meetingRoom: (
    <VoicePrompts>
      <EnterMeetingRoom room={talking} onJoin={fn()} onStay={fn()} onBegin={fn()} />
    </VoicePrompts>
  ),
  joinableMeeting: (
    <MeetingNotice
      meeting={weekly}
      clock={meetingClock}
      onJoin={fn()}
      onOpen={fn()}
      onDismiss={fn()}
    />
  ),
  newVersion: <NewVersionNotice onReload={fn()} onDismiss={fn()} />,
  welcome: (
    <OfficeTour
      state={{
        status: 'offered',
        floorName: '3F 開発フロア',
        people: members.map(({ userId, name }) => ({ userId, name })),
      }}
      view="3d"
      onBegin={fn()}
      onSkip={fn()}
      onShow={fn()}
      onClose={fn()}
    />
  ),
  tour: (
    <OfficeTour
      state={{ status: 'running', done: ['WALK'] }}
      view="3d"
      onBegin={fn()}
      onSkip={fn()}
      onShow={fn()}
      onClose={fn()}
    />
  ),
};

const minute = 60_000;

const longToasts: ToastItem[] = [
  {
    id: 'error',
    tone: 'danger',
    title:
      'この組織の契約で同時にサインインできる人数を超えたため、メタバースオフィスに入室できませんでした',
    description:
      'Everything that you entered is still here. Ask your administrator to change the contract, or try again once someone has signed out of the office. 管理者に連絡するか、しばらくしてからもう一度お試しください。',
    duration: minute,
  },
  {
    id: 'info',
    tone: 'info',
    title: '来月の予定の変更 Plans for next month have changed',
    description: '会議室は使えません。 The meeting rooms are closed. '.repeat(10),
    duration: minute,
  },
];

export const toasts = <ToastStack toasts={longToasts} onClose={fn()} onOpen={fn()} />;

/** Selectors of what toasts and notices must not cover, where it is part of the story. */
const neededParts = [
  '[data-part=Panel] [data-component=SidePanel] > :first-child',
  '[data-component=Calendar] button',
  '[data-component=Composer]',
  '[data-part=Call] button',
  '[data-component=BottomBar] a',
  '[data-component=Sidebar] a',
];

const notCovering = '[data-component=Toast], [data-part=Prompt]';

/** Fails if a toast or a notice overlaps a control, or one the other. */
export async function expectNothingCovered(root: HTMLElement) {
  const boxes = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: visibleBox(element) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
  // Waits for the animations, and for the page that makes room.
  await waitFor(async () => {
    const needed = boxes(neededParts.join(', ')).filter(({ element }) => root.contains(element));
    await expect(needed.length).toBeGreaterThan(0);
    for (const { element: notice, box } of boxes(notCovering)) {
      await expect(box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight).toBe(
        true,
      );
      const overlapping = needed.filter(
        ({ element, box: other }) => !notice.contains(element) && isOverlapping(box, other),
      );
      const names = overlapping.map(({ element }) => element.ariaLabel ?? element.textContent);
      await expect(names).toEqual([]);
    }
  });
}

/** Clips the box to the panel, because scrolled content is invisible outside. */
function visibleBox(element: HTMLElement): DOMRect {
  const box = element.getBoundingClientRect();
  const frame = element.closest('[data-part=Panel]')?.getBoundingClientRect() ?? box;
  const left = Math.max(box.left, frame.left);
  const top = Math.max(box.top, frame.top);
  const width = Math.min(box.right, frame.right) - left;
  return new DOMRect(left, top, width, Math.min(box.bottom, frame.bottom) - top);
}

/** Allows a pixel for rounding. */
function isOverlapping(a: DOMRect, b: DOMRect): boolean {
  return (
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  );
}
