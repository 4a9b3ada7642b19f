import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { inPopover } from './PresencePicker.decorator.tsx';
import { PresencePicker } from './PresencePicker.tsx';

const meta = {
  component: PresencePicker,
  decorators: [inPopover],
  args: { value: { workingStatus: 'HOME', status: 'LEAVING' }, onChange: fn() },
} satisfies Meta<typeof PresencePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selecting a work location without the current availability falls back to "available". */
export const Default: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('radio', { name: t('workingStatus.IN_WITH_CLIENT') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: {
        workingStatus: 'IN_WITH_CLIENT',
        status: 'AVAILABLE',
      },
    });
    await userEvent.click(canvas.getByRole('radio', { name: t('workingStatus.OFFICE') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: {
        workingStatus: 'OFFICE',
        status: 'LEAVING',
      },
    });
  },
};

/** Shows the reason for "busy". Without restore button, because the choice is restored automatically. */
export const Automatic: Story = {
  args: {
    value: { workingStatus: 'OFFICE', status: 'BUSY' },
    lastManual: { workingStatus: 'OFFICE', status: 'AVAILABLE' },
    automatic: 'meeting',
  },
  play: async ({ canvas, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await expect(canvas.getByText(common('presencePicker.automatic.meeting'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const InACall: Story = {
  args: { value: { workingStatus: 'HOME', status: 'BUSY' }, automatic: 'call' },
};

export const Idle: Story = {
  args: {
    value: { workingStatus: 'HOME', status: 'LEAVING' },
    lastManual: { workingStatus: 'HOME', status: 'AVAILABLE' },
    automatic: 'idle',
  },
};

/** After the weekend: a button restores the last choice. */
export const LastChoice: Story = {
  args: {
    value: { workingStatus: 'OFFICE', status: 'AVAILABLE' },
    lastManual: { workingStatus: 'IN_WITH_CLIENT', status: 'BUSY' },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const presence = common('presence', {
      workingStatus: common('workingStatus.IN_WITH_CLIENT'),
      status: common('status.BUSY'),
    });
    await userEvent.click(
      canvas.getByRole('button', { name: common('presencePicker.backTo', { presence }) }),
    );
    await expect(args.onChange).toHaveBeenCalledWith({
      value: { workingStatus: 'IN_WITH_CLIENT', status: 'BUSY' },
    });
  },
};

/** Without a restore button, because the last choice is already active. */
export const NothingToGoBackTo: Story = {
  args: { lastManual: { workingStatus: 'HOME', status: 'LEAVING' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
