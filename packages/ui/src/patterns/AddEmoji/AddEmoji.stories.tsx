import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { drawnPicture } from '../PicturePicker/PicturePicker.fixtures.ts';
import { AddEmoji, type AddEmojiProps } from './AddEmoji.tsx';

const onSubmit = fn<AddEmojiProps['onSubmit']>();

const meta = {
  component: AddEmoji,
  parameters: framed,
  args: { onSubmit, onClose: fn() },
} satisfies Meta<typeof AddEmoji>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const choose = async (context: Play, file: File) => {
  const t = translatorOf(context, 'common');
  const input = await screen.findByLabelText(t('addEmoji.choosePicture'), { selector: 'input' });
  await context.userEvent.upload(input, file);
};

const gifOf = (kilobytes: number) =>
  new File([new Uint8Array(kilobytes * 1024)], 'party.gif', { type: 'image/gif' });

export const Empty: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    const add = await screen.findByRole('button', { name: t('addEmoji.submit') });
    await context.userEvent.click(add);
    await expect(await screen.findByText(t('addEmoji.nameProblem.required'))).toBeVisible();
    await expect(screen.getByText(t('addEmoji.pictureProblem.required'))).toBeVisible();
    await expect(screen.getByRole('button', { name: t('addEmoji.choosePicture') })).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const NameTakenFromFileAfterError: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    await context.userEvent.click(
      await screen.findByRole('button', { name: t('addEmoji.submit') }),
    );
    await expect(await screen.findByText(t('addEmoji.nameProblem.required'))).toBeVisible();
    await choose(context, drawnPicture({ name: 'Otsukare.jpg', type: 'image/jpeg' }));
    const name = screen.getByRole('textbox', { name: t('addEmoji.name') });
    await waitFor(() => expect(name).toHaveValue('otsukare'));
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid', 'true'));
    await expect(screen.queryByText(t('addEmoji.nameProblem.required'))).not.toBeInTheDocument();
  },
};

export const Filled: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    const { userEvent } = context;
    await choose(context, drawnPicture({ name: 'Otsukare.jpg', type: 'image/jpeg' }));
    await expect(await screen.findByRole('img', { name: t('addEmoji.preview') })).toBeVisible();
    const name = screen.getByRole('textbox', { name: t('addEmoji.name') });
    await waitFor(() => expect(name).toHaveValue('otsukare'));
    await userEvent.clear(name);
    await userEvent.type(name, ':Party Time:');
    await userEvent.click(screen.getByRole('button', { name: t('addEmoji.submit') }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    const event = onSubmit.mock.lastCall![0];
    await expect(event.name).toBe('party_time');
    await expect(event.picture.type).toBe('image/png');
    const { width, height } = await createImageBitmap(event.picture);
    await expect([width, height]).toEqual([128, 128]);
  },
};

export const InvalidName: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    const name = await screen.findByRole('textbox', { name: t('addEmoji.name') });
    await context.userEvent.type(name, '_a');
    await context.userEvent.tab();
    await expect(await screen.findByText(t('addEmoji.nameProblem.invalid'))).toBeVisible();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  },
};

export const PictureTooLarge: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    await choose(context, gifOf(300));
    await expect(await screen.findByText(t('addEmoji.pictureProblem.tooLarge'))).toBeVisible();
  },
};

export const UnreadablePicture: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    await choose(context, gifOf(10));
    await expect(await screen.findByText(t('addEmoji.pictureProblem.unreadable'))).toBeVisible();
  },
};

export const Uploading: Story = { args: { submitting: true } };

export const NameTaken: Story = {
  args: { error: { field: 'name', text: 'この名前はすでに使われています。Already used.' } },
  play: async (context) => {
    const t = translatorOf(context, 'common');
    const name = await screen.findByRole('textbox', { name: t('addEmoji.name') });
    await expect(name).toHaveAccessibleDescription(/Already used/);
    await context.userEvent.type(name, 'other');
    await expect(name).not.toHaveAccessibleDescription(/Already used/);
  },
};

export const LimitReached: Story = {
  args: { error: { field: 'name', text: '絵文字は500個まで追加できます。Up to 500 emoji.' } },
};
