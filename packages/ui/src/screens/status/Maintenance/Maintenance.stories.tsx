import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { Maintenance, type MaintenanceState } from './Maintenance.tsx';

// Times without a zone, so that screenshots are the same in every time zone.
const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    info: {
      startAt: '2026-11-21T22:00:00',
      endAt: '2026-11-22T05:30:00',
      contactPhone: '03-1234-5678',
      contactEmail: 'support@office.example',
      message: {
        ja: 'データベースを更新します。\n作業中はオフィスに入れません。',
        en: 'We are updating the database.\nNobody can enter the office meanwhile.',
      },
    },
  },
} satisfies {
  [Status in MaintenanceState['status']]: Extract<MaintenanceState, { status: Status }>;
};

const openEnded = {
  status: 'ready',
  info: { startAt: '2026-11-21T22:00:00', endAt: null, contactPhone: null, contactEmail: null },
} satisfies MaintenanceState;

const meta = {
  component: Maintenance,
  args: { state: states.ready, onSignIn: fn() },
} satisfies Meta<typeof Maintenance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'status');
    await expect(canvas.getByText('2026年11月21日 22:00')).toBeVisible();
    await expect(canvas.getByText('2026年11月22日 05:30')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '03-1234-5678' })).toHaveAttribute(
      'href',
      'tel:0312345678',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('maintenance.signIn') }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

/** End and contact are unknown. */
export const OpenEnded: Story = { args: { state: openEnded } };

export const Loading: Story = { args: { state: states.loading } };

export const DetailsFailed: Story = { args: { state: states.error } };

export const SigningIn: Story = { args: { signingIn: true } };

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      info: {
        ...states.ready.info,
        contactPhone: '+81 (0)3-1234-5678 内線 12345（平日 9:00–18:00）',
        contactEmail: `${'support-and-operations.'.repeat(4)}@office.example`,
      },
    },
  },
};
