import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { LegalHolds, type LegalHoldItem, type LegalHoldsState } from './LegalHolds.tsx';

const onMember: LegalHoldItem = {
  id: 'hold-1',
  kind: 'MEMBER',
  name: '高橋 蓮',
  reference: '2026-017',
  createdAt: '2026-11-18T01:00:00Z',
  createdByName: '佐藤 葵',
  releasedAt: null,
  releasedByName: null,
  messages: 1214,
  files: 38,
  transcripts: 3,
};
const onRoom: LegalHoldItem = {
  ...onMember,
  id: 'hold-2',
  kind: 'ROOM',
  name: '新規事業の立ち上げと海外拠点との連携に関する連絡',
  reference: '東京地方裁判所 令和8年（ワ）第12345号 損害賠償請求事件に関する社内調査（第二次）',
  messages: 0,
  files: 0,
  transcripts: 0,
};
const released: LegalHoldItem = {
  ...onMember,
  id: 'hold-3',
  name: '鈴木 芽依',
  createdByName: null,
  releasedAt: '2026-11-20T01:00:00Z',
  releasedByName: '佐藤 葵',
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', holds: [onMember, onRoom, released], page: 1, pages: 3 },
} satisfies {
  [S in LegalHoldsState['status']]: Extract<LegalHoldsState, { status: S }>;
};

const meta = {
  component: LegalHolds,
  args: {
    state: states.ready,
    placing: null,
    onOpen: fn(),
    onClose: fn(),
    onSearch: fn(),
    onPlace: fn(),
    onRelease: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof LegalHolds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(
      canvas.getByRole('button', { name: t('legalHolds.releaseNamed', { name: onMember.name }) }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onRelease).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('legalHolds.release') }));
    await expect(args.onRelease).toHaveBeenCalledWith({ id: 'hold-1' });
    const releaseOther = t('legalHolds.releaseNamed', { name: released.name });
    await expect(canvas.queryByRole('button', { name: releaseOther })).toBeNull();
  },
};

export const Releasing: Story = {
  args: { state: { ...states.ready, releasing: true } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const name = t('legalHolds.releaseNamed', { name: onMember.name });
    await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

export const Placing: Story = {
  args: { placing: { candidates: [{ id: 'ren', name: '高橋 蓮' }] } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox'), '高橋');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ kind: 'MEMBER', keyword: '高橋' });
    await userEvent.click(await screen.findByRole('option', { name: '高橋 蓮' }));
    const submit = dialog.getByRole('button', { name: t('legalHolds.place') });
    await expect(submit).toBeDisabled();
    await userEvent.type(dialog.getByLabelText(t('legalHolds.referenceLabel')), ' 2026-017 ');
    await userEvent.click(submit);
    await expect(args.onPlace).toHaveBeenCalledWith({
      kind: 'MEMBER',
      id: 'ren',
      reference: '2026-017',
    });
  },
};

export const PlacingOnRoom: Story = {
  args: { placing: { candidates: [{ id: 'dev', name: '開発部', memberCount: 24 }] } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: t('legalHolds.kinds.ROOM') }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ kind: 'ROOM', keyword: '' });
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /^開発部/ }));
    await expect(dialog.getByRole('combobox')).toHaveValue('開発部');
  },
};

export const Submitting: Story = {
  args: { placing: { candidates: [], submitting: true } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: t('legalHolds.place') })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: {
    placing: {
      candidates: [],
      problem: 'このメンバーまたはルームにはすでに訴訟ホールドが設定されています。',
    },
  },
};

export const Empty: Story = {
  args: { state: { ...states.ready, holds: [], pages: 1 } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    await userEvent.click(canvas.getByRole('button', { name: t('legalHolds.open') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
