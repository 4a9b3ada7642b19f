import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, longTitle, today } from '../meeting.fixtures.ts';
import { DoorSign } from './DoorSign.tsx';

const weekly = {
  meetingId: 'weekly',
  title: '週次定例',
  startTime: today('10:00'),
  endTime: today('11:00'),
};
const busy = {
  meetingId: 'busy',
  title: null,
  startTime: today('11:00'),
  endTime: today('12:00'),
};

const meta = {
  component: DoorSign,
  decorators: [inPanel],
  args: { roomName: '会議室 けやき', meetings: [weekly, busy], clock },
} satisfies Meta<typeof DoorSign>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Taken until the meeting after it is over, too, whose subject is not told. */
export const Taken: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const state = t('door.takenUntil', { time: '12:00' });
    const name = t('door.label', { room: '会議室 けやき', state });
    const sign = canvas.getByRole('group', { name });
    await expect(sign).toHaveTextContent('週次定例');
    await expect(sign).toHaveTextContent(t('busy'));
  },
};

export const FreeUntil: Story = {
  args: { roomName: longTitle, meetings: [{ ...busy, title: longTitle }] },
};

export const Free: Story = { args: { meetings: [] } };

export const Line: Story = {
  args: { size: 'line' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(t('door.takenUntil', { time: '12:00' }))).toBeVisible();
    await expect(canvas.queryByText('週次定例')).not.toBeInTheDocument();
  },
};
