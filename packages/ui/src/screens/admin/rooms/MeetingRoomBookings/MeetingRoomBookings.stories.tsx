import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { MeetingRoomBookings } from './MeetingRoomBookings.tsx';
import type { BookedRoom } from './MeetingRoomBookings.types.ts';

const rooms: BookedRoom[] = [
  {
    id: 'room-1',
    name: '会議室 けやき',
    floorName: '1階 ひろば',
    capacity: 8,
    uses: [
      {
        kind: 'booking',
        id: 'meeting-1',
        title: '週次会議',
        startTime: '2026-11-20T01:00:00.000Z',
        endTime: '2026-11-20T02:00:00.000Z',
        organizer: '高橋 蓮',
        participantCount: 5,
        canRelease: true,
      },
      {
        kind: 'booking',
        id: 'meeting-2',
        title: null,
        startTime: '2026-11-20T03:00:00.000Z',
        endTime: '2026-11-20T04:00:00.000Z',
        organizer: null,
        participantCount: 2,
        canRelease: false,
      },
      {
        kind: 'closure',
        id: 'closure-1',
        reason: '空調の修理',
        startTime: '2026-11-20T06:00:00.000Z',
        endTime: '2026-11-20T09:00:00.000Z',
      },
    ],
  },
  { id: 'room-2', name: 'Meeting room Birch', floorName: '2F', capacity: 4, uses: [] },
];

const meta = {
  component: MeetingRoomBookings,
  args: {
    state: { status: 'ready', rooms },
    view: 'day',
    span: '11/20(金)',
    dialog: null,
    onViewChange: fn(),
    onMove: fn(),
    onDialogChange: fn(),
    onRelease: fn(),
    onClose: fn(),
    onReopen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MeetingRoomBookings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-rooms');
    const title = '週次会議';
    await userEvent.click(
      canvas.getByRole('button', { name: t('meeting.releaseNamed', { title }) }),
    );
    await expect(args.onDialogChange).toHaveBeenCalledWith({
      dialog: { kind: 'release', meetingId: 'meeting-1', title, reason: '' },
    });
    await userEvent.click(canvas.getByRole('button', { name: t('meeting.next') }));
    await expect(args.onMove).toHaveBeenCalledWith({ by: 1 });
    await userEvent.click(
      canvas.getByRole('button', { name: t('meeting.reopenNamed', { name: '会議室 けやき' }) }),
    );
    await expect(args.onReopen).toHaveBeenCalledWith({ closureId: 'closure-1' });
  },
};

export const Releasing: Story = {
  args: {
    view: 'week',
    dialog: { kind: 'release', meetingId: 'meeting-1', title: '週次会議', reason: ' 空調の修理' },
  },
  play: async ({ canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-rooms');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('meeting.releaseSubmit') }));
    await expect(args.onRelease).toHaveBeenCalledWith({
      meetingId: 'meeting-1',
      reason: '空調の修理',
    });
  },
};

export const Closing: Story = {
  args: {
    dialog: {
      kind: 'close',
      roomId: 'room-1',
      roomName: '会議室 けやき',
      values: { date: '2026-11-20', from: '13:00', to: '12:00', reason: ' ' },
    },
  },
  play: async ({ canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-rooms');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('meeting.closeSubmit') }));
    const common = translatorOf({ globals }, 'common');
    await waitFor(() => expect(dialog.getByText(t('meeting.timeInvalid'))).toBeVisible());
    await expect(dialog.getByText(common('validation.required'))).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

/** In a page that the viewer cannot change. */
export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <ReadOnlyContext value>
        <Story />
      </ReadOnlyContext>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-rooms');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(t('meeting.close'))).toBeNull();
  },
};
