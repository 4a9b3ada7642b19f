import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { CancelMeeting } from './CancelMeeting.tsx';

const meta = {
  component: CancelMeeting,
  decorators: [inPanel],
  args: {
    open: true,
    title: '週次定例',
    others: 4,
    room: '会議室 けやき',
    onCancelMeeting: fn(),
    onKeep: fn(),
  },
} satisfies Meta<typeof CancelMeeting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const keep = await screen.findByRole('button', { name: t('cancelMeeting.keep') });
    await waitFor(() => expect(keep).toHaveFocus());
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog).toHaveTextContent(t('cancelMeeting.people', { count: 4 }));
    await expect(dialog).toHaveTextContent(t('cancelMeeting.room', { room: '会議室 けやき' }));
    await expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('cancelMeeting.confirm') }));
    await expect(args.onCancelMeeting).toHaveBeenCalledWith({ scope: 'THIS' });
  },
};

export const Series: Story = {
  args: { series: true },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(await screen.findByRole('radio', { name: t('series.ALL') }));
    await userEvent.click(screen.getByRole('button', { name: t('cancelMeeting.confirm') }));
    await expect(args.onCancelMeeting).toHaveBeenCalledWith({ scope: 'ALL' });
  },
};

export const Refused: Story = { args: { series: true, error: {} } };

export const Submitting: Story = { args: { submitting: true } };
