import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { wholeOrganization } from '../../../../patterns/AudienceField/index.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import { content, sent } from '../notification.fixtures.ts';
import { NotificationForm, type NotificationValues } from './NotificationForm.tsx';

const written: NotificationValues = {
  title: sent.title,
  content,
  audience: wholeOrganization,
  publishing: 'NOW',
  day: '',
  time: '',
};

const meta = {
  component: NotificationForm,
  args: {
    id: null,
    values: written,
    audience: { departments: [], candidates: [], memberCount: 1234, onSearch: fn() },
    timeZone: 'Asia/Tokyo',
    onType: fn(),
    onSubmit: fn(),
    onTakeTheirs: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof NotificationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sending immediately asks for confirmation with the number of recipients. */
export const Written: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-notification');
    await userEvent.click(canvas.getByRole('button', { name: t('submit.NOW') }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('1,234');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: t('submit.NOW') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: written });
  },
};

/** Each field shows its error and keeps its input. */
export const Wrong: Story = {
  args: {
    values: {
      ...written,
      title: { ja: '年末の休業', en: '' },
      content: { ja: 'あ'.repeat(10_001), en: 'Closed.' },
      audience: { ...wholeOrganization, kind: 'PEOPLE' },
      publishing: 'AT',
      day: '2025-01-01',
      time: '09:00',
    },
    audience: { departments: [], candidates: [], memberCount: null, onSearch: fn() },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-notification');
    await userEvent.click(canvas.getByRole('button', { name: t('submit.AT') }));
    await expect(await canvas.findByText(t('form.timePast'))).toBeVisible();
    await expect(canvas.getByText(t('form.audienceEmpty'))).toBeVisible();
    const english = canvas.getByRole('textbox', {
      name: new RegExp(`${t('form.title')}.*English`),
    });
    await expect(english).toBeInvalid();
    await waitFor(() => expect(english).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Conflict: Story = {
  args: {
    id: 'n-1',
    theirs: {
      ...written,
      title: { ...written.title, ja: '年末年始の休業' },
      publishing: 'AT',
      day: '2026-12-01',
      time: '09:00',
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByText('年末年始の休業')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('editConflict.keepMine') }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ values: written }));
  },
};

export const Refused: Story = {
  args: {
    values: {
      ...written,
      audience: { ...wholeOrganization, kind: 'DEPARTMENTS', departments: ['総務部'] },
    },
    problem: { field: 'audience', text: '部署にメンバーがいません。 Nobody is in it.' },
    error: '保存できません。 It cannot be stored.',
  },
};

export const Submitting: Story = { args: { submitting: true } };
