import { avatarOptions } from '@office/vocabulary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { paints as flat, portraitOf } from '../../../stories/portraits.ts';
import { ChangeAvatar, type ChangeAvatarState } from './ChangeAvatar.tsx';
import type { AvatarChoice, AvatarPaints } from './officeAvatar.ts';

const avatar: AvatarChoice = {
  body: 'regular',
  skin: 'fair',
  hair: 'bob',
  hairColor: 'espresso',
  face: 'smile',
  top: 'sweater',
  topColor: 'iris',
  bottom: 'trousers',
  bottomColor: 'charcoal',
  accessory: 'lanyard',
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', avatar, options: avatarOptions },
} satisfies { [S in ChangeAvatarState['status']]: Extract<ChangeAvatarState, { status: S }> };

const paints: AvatarPaints = {
  skin: flat,
  hairColor: flat,
  topColor: flat,
  bottomColor: flat,
};

const meta = {
  component: ChangeAvatar,
  decorators: [inPanel],
  args: {
    state: { ...states.ready, paints },
    portraitUrl: ({ avatar: shown }) => portraitOf(shown),
    onPreview: fn(),
    onSave: fn(),
    onRetry: fn(),
    random: () => 0,
  },
} satisfies Meta<typeof ChangeAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    const selected = { ...avatar, hair: 'long' };
    await userEvent.click(canvas.getByRole('radio', { name: t('avatarHair.long') }));
    await expect(args.onPreview).toHaveBeenLastCalledWith({ avatar: selected });
    await expect(canvas.getByText(t('avatar.changed'))).toBeVisible();
    const mirror = canvas.getByRole('img', { name: t('avatar.portrait') });
    await expect(mirror).toHaveAttribute('src', portraitOf(selected));
    await userEvent.click(canvas.getByRole('button', { name: t('avatar.save') }));
    await expect(args.onSave).toHaveBeenCalledWith({ avatar: selected });
    await userEvent.click(canvas.getByRole('button', { name: t('avatar.reset') }));
    await expect(args.onPreview).toHaveBeenLastCalledWith({ avatar });
  },
};

export const Random: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await userEvent.click(canvas.getByRole('button', { name: t('avatar.random') }));
    await expect(args.onPreview).toHaveBeenCalledWith({
      avatar: expect.objectContaining({ body: 'slim', hair: 'short', accessory: 'none' }),
    });
  },
};

export const WithoutPictures: Story = { args: { state: states.ready, portraitUrl: undefined } };

/** Restores an unsaved choice, which can be discarded. */
export const Unsaved: Story = {
  args: { state: { ...states.ready, paints, draft: { ...avatar, hair: 'curly', top: 'hoodie' } } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    await expect(canvas.getByRole('radio', { name: t('avatarHair.curly') })).toBeChecked();
    await expect(canvas.getByText(t('avatar.changed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('avatar.reset') }));
    await expect(args.onPreview).toHaveBeenLastCalledWith({ avatar });
    await expect(canvas.getByRole('radio', { name: t('avatarHair.bob') })).toBeChecked();
  },
};

/** Each part is one tab stop; the arrow keys choose a value. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'people');
    canvas.getByRole('radio', { name: t('avatarFace.smile') }).focus();
    // Holds the key down: Radix selects the focused option only while an arrow key is pressed.
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenLastCalledWith({ avatar: { ...avatar, face: 'bright' } }),
    );
    await userEvent.keyboard('{/ArrowRight}');
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const Saved: Story = { args: { result: { status: 'saved' } } };

export const SaveFailed: Story = { args: { result: { status: 'failed' } } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
