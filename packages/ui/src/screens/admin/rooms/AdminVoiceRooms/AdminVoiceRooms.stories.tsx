import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { AdminVoiceRooms } from './AdminVoiceRooms.tsx';

const haru = { userId: 'haru', name: '伊藤 陽', email: 'haru@example.com' };
const yui = { userId: 'yui', name: '渡辺 結衣', email: 'yui@example.com' };

const manyGuests = Array.from({ length: 100 }, (_, index) => ({
  ...haru,
  userId: `guest-${index}`,
  name: `ゲスト ${index + 1}`,
}));

const meta = {
  component: AdminVoiceRooms,
  args: {
    state: {
      status: 'ready',
      rooms: [
        { id: 'room-1', name: '全社アナウンス', guests: [], allHands: true, participantCount: 0 },
        { id: 'room-2', name: 'お客様とのご相談', guests: ['伊藤 陽'], participantCount: 2 },
      ],
    },
    edited: null,
    candidates: [haru, yui],
    onSearch: fn(),
    onEdit: fn(),
    onEditChange: fn(),
    onEditSave: fn(),
    onEditClose: fn(),
    onTakeTheirs: fn(),
    onCloseRoom: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminVoiceRooms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-rooms');
    const name = '全社アナウンス';
    await userEvent.click(canvas.getByRole('button', { name: t('voice.closeNamed', { name }) }));
    await expect(args.onCloseRoom).not.toHaveBeenCalled();
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('voice.close') }));
    await expect(args.onCloseRoom).toHaveBeenCalledWith({ id: 'room-1' });
  },
};

export const Conflict: Story = {
  args: {
    edited: {
      id: 'room-1',
      values: { name: 'お知らせ', nameKatakana: '', guests: [haru, yui], allHands: false },
      stored: { name: '朝礼', nameKatakana: 'ﾁｮｳﾚｲ', guests: [haru], allHands: true },
      conflict: true,
    },
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('お知らせ')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('朝礼')).toBeVisible());
  },
};

export const Creating: Story = {
  args: {
    edited: {
      id: 'new',
      values: { name: '', nameKatakana: 'ちょうれい', guests: [haru], allHands: false },
      stored: { name: '', nameKatakana: '', guests: [], allHands: false },
    },
  },
  play: async ({ canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-rooms');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('voice.form.create') }));
    const common = translatorOf({ globals }, 'common');
    await waitFor(() => expect(dialog.getByText(common('validation.required'))).toBeVisible());
    await expect(args.onEditSave).not.toHaveBeenCalled();
    const search = dialog.getByRole('combobox', { name: t('voice.form.addGuest') });
    await userEvent.type(search, '渡辺');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ keyword: '渡辺' });
    await userEvent.click(await body.findByRole('option', { name: /渡辺 結衣/ }));
    await expect(args.onEditChange).toHaveBeenLastCalledWith({
      values: { name: '', nameKatakana: 'ちょうれい', guests: [haru, yui], allHands: false },
    });
    const reading = dialog.getByRole('textbox', {
      name: RegExp(`^${t('voice.form.nameKatakana')}`),
    });
    reading.focus();
    await userEvent.tab();
    await expect(args.onEditChange).toHaveBeenLastCalledWith({
      values: { name: '', nameKatakana: 'ﾁｮｳﾚｲ', guests: [haru, yui], allHands: false },
    });
  },
};

/** With a media server, members can join as listeners. */
export const AllHands: Story = {
  args: { ...Creating.args, allHandsAvailable: true },
  play: async ({ canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-rooms');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('switch', { name: t('voice.form.allHands') }));
    await expect(args.onEditChange).toHaveBeenLastCalledWith({
      values: { name: '', nameKatakana: 'ちょうれい', guests: [haru], allHands: true },
    });
  },
};

export const Searching: Story = { args: { ...Creating.args, candidates: null } };
export const Full: Story = {
  args: {
    edited: {
      id: 'room-2',
      values: {
        name: 'お客様とのご相談',
        nameKatakana: 'ｵｷｬｸｻﾏﾄﾉｺﾞｿｳﾀﾞﾝ',
        guests: manyGuests,
        allHands: false,
      },
      stored: {
        name: 'お客様とのご相談',
        nameKatakana: 'ｵｷｬｸｻﾏﾄﾉｺﾞｿｳﾀﾞﾝ',
        guests: manyGuests,
        allHands: false,
      },
    },
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
