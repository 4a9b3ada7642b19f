import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import {
  drawnPicture,
  inspectPicture,
  photoTexts,
  pictureFile,
  storedPicture,
} from './PicturePicker.fixtures.ts';
import { PicturePicker, type PictureChange, type PicturePickerProps } from './PicturePicker.tsx';

function Example({ value: start, onChange, ...props }: PicturePickerProps) {
  const [picture, setPicture] = useState<PictureChange>(start);
  return (
    <PicturePicker
      {...props}
      value={picture}
      onChange={(change) => {
        setPicture(change.value);
        onChange?.(change);
      }}
    />
  );
}

const onChange = fn<NonNullable<PicturePickerProps['onChange']>>();
const meta = {
  component: PicturePicker,
  parameters: { layout: 'padded' },
  args: { name: '佐々木 葵', value: undefined, texts: photoTexts, onChange },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof PicturePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const choose = async ({ canvas, userEvent }: Play, file: File) =>
  userEvent.upload(canvas.getByLabelText(photoTexts.choose, { selector: 'input' }), file);

const selectedFile = async () => {
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  const { value: picture } = onChange.mock.lastCall![0];
  if (!picture) throw new Error('No picture was chosen');
  return picture;
};

export const WithoutName: Story = { args: { name: '' } };

export const Stored: Story = {
  args: { src: storedPicture },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(photoTexts.change, { selector: 'input' })).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: photoTexts.remove }));
    await expect(onChange).toHaveBeenLastCalledWith({ value: null });
    await expect(canvas.getByRole('button', { name: photoTexts.choose })).toBeVisible();
  },
};

export const Disabled: Story = { args: { src: storedPicture, disabled: true } };

export const CutByKeys: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    const { userEvent } = context;
    await choose(context, drawnPicture());
    const area = await screen.findByRole('application', { name: t('crop.area') });
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.keyboard('{ArrowRight>12/}{+>8/}');
    await expect(screen.getByRole('slider', { name: t('crop.zoom') })).not.toHaveValue('1');
    await userEvent.click(screen.getByRole('button', { name: t('crop.use') }));
    const picture = await selectedFile();
    await expect(picture.type).toBe('image/png');
    await expect(picture.name).toBe('aoi.png');
    const { width, height, middle } = await inspectPicture(picture);
    await expect(width).toBe(height);
    await expect(width).toBeLessThan(200);
    await expect(middle).toBe('blue');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Dragging the picture to the right shows its left part. */
export const CutByPointer: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    const { userEvent } = context;
    await choose(context, drawnPicture());
    const target = await screen.findByRole('application', { name: t('crop.area') });
    const { left, top } = target.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords: { x: left + 20, y: top + 60 } },
      { target, coords: { x: left + 280, y: top + 60 } },
      { keys: '[/MouseLeft]', target, coords: { x: left + 280, y: top + 60 } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: t('crop.use') }));
    await expect(await inspectPicture(await selectedFile())).toEqual({
      width: 200,
      height: 200,
      middle: 'red',
    });
  },
};

/** Doubling the distance of two fingers doubles the zoom, regardless of the number of events. */
export const Pinched: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    await choose(context, drawnPicture());
    const area = await screen.findByRole('application', { name: t('crop.area') });
    // Synthetic pointers cannot be captured.
    area.setPointerCapture = () => undefined;
    const finger = (kind: 'pointerdown' | 'pointermove', pointerId: number, clientX: number) =>
      area.dispatchEvent(
        new PointerEvent(kind, { bubbles: true, pointerId, clientX, clientY: 200 }),
      );
    finger('pointerdown', 11, 300);
    finger('pointerdown', 12, 340);
    finger('pointermove', 11, 280);
    finger('pointermove', 12, 360);
    const zoom = screen.getByRole('slider', { name: t('crop.zoom') });
    await waitFor(() => expect(zoom).toHaveValue('2'));
  },
};

/** A large picture is scaled down. */
export const Large: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    const large = drawnPicture({
      name: '集合写真.jpeg',
      type: 'image/jpeg',
      width: 1100,
      height: 1060,
    });
    await choose(context, large);
    await context.userEvent.click(await screen.findByRole('button', { name: t('crop.use') }));
    const picture = await selectedFile();
    await expect(picture.name).toBe('集合写真.jpg');
    await expect(await inspectPicture(picture)).toEqual({
      width: 1024,
      height: 1024,
      middle: 'green',
    });
    await expect(picture.size).toBeLessThanOrEqual(5 * 1024 * 1024);
  },
};

export const Cropping: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    await choose(context, drawnPicture({ width: 640, height: 480 }));
    await expect(
      await screen.findByRole('application', { name: t('crop.area') }),
    ).toHaveAccessibleDescription(t('crop.hint'));
  },
};

export const CroppingALogo: Story = {
  args: { kind: 'organization', name: 'Sakura' },
  play: async (context) => {
    const t = translatorOf(context, 'common');
    await choose(context, drawnPicture({ width: 300, height: 480 }));
    await expect(await screen.findByRole('slider', { name: t('crop.zoom') })).toHaveValue('1');
  },
};

export const Cancelled: Story = {
  play: async (context) => {
    const t = translatorOf(context, 'common');
    await choose(context, drawnPicture());
    await screen.findByRole('dialog', { name: t('crop.title') });
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(onChange).not.toHaveBeenCalled();
  },
};

const refused = (file: () => File, message: string): Story => ({
  play: async (context) => {
    const t = translatorOf(context, 'common');
    await choose(context, file());
    await expect(await context.canvas.findByText(t(message))).toBeVisible();
    await expect(onChange).not.toHaveBeenCalled();
  },
});

export const TooSmall: Story = {
  ...refused(() => pictureFile('tiny.png', 4), 'validation.imageTooSmall'),
};

export const NotAPicture: Story = {
  ...refused(() => pictureFile('tiny.png', 20), 'validation.imageType'),
};

/** A file with a valid signature and corrupt data. */
export const Broken: Story = {
  ...refused(() => {
    const picture = drawnPicture();
    return new File([picture.slice(0, 40), new Uint8Array(8 * 1024)], picture.name, {
      type: picture.type,
    });
  }, 'validation.imageUnreadable'),
};
