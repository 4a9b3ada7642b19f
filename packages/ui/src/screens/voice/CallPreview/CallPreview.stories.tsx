import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { deviceErrors } from '../../../stories/deviceErrors.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { devices, level } from '../CallBar/CallBar.fixtures.ts';
import { blurred, withLongNames, states, deviceTest } from './CallPreview.fixtures.ts';
import { CallPreview } from './CallPreview.tsx';

const meta = {
  component: CallPreview,
  args: {
    state: states.on,
    devices,
    level,
    mirrored: true,
    onMicrophone: fn(),
    onCamera: fn(),
    onMirror: fn(),
    onSelectDevice: fn(),
    onBackground: fn(),
    onBackgroundPicture: fn(),
    onTestSpeaker: fn(),
    onJoin: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CallPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Preview with camera and microphone on; the button says how the member will join. */
export const CameraAndMicrophoneOn: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const dialog = within(await screen.findByRole('dialog'));
    const press = (key: string) => userEvent.click(dialog.getByRole('button', { name: t(key) }));
    await waitFor(() => expect(dialog.getByRole('meter')).toBeVisible());
    const join = dialog.getByRole('button', { name: t('enterRoom.withMicrophone') });
    await expect(join).toHaveFocus();
    await press('bar.mute');
    await expect(args.onMicrophone).toHaveBeenCalledWith({ on: false });
    await press('bar.cameraOff');
    await expect(args.onCamera).toHaveBeenCalledWith({ on: false });
    await userEvent.click(dialog.getByRole('switch'));
    await expect(args.onMirror).toHaveBeenCalledWith({ mirrored: false });
    await press('enterRoom.withMicrophone');
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

/** First preview on this device: it explains itself and can be skipped. */
export const FirstTime: Story = {
  args: { onSkip: fn() },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(t('preview.firstTime'))).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: t('preview.skip') }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

export const DeviceTest: Story = {
  args: { state: deviceTest },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const dialog = within(await screen.findByRole('dialog', { name: t('preview.testTitle') }));
    await userEvent.click(dialog.getByRole('button', { name: t('preview.testSpeaker') }));
    await expect(args.onTestSpeaker).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('preview.done') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AdmittedDuringTest: Story = {
  args: { state: { ...deviceTest, admitted: true } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByText(t('preview.admitted'))[0]).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: t('preview.join') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SpeakerPlaying: Story = {
  args: { state: { ...deviceTest, speaker: 'playing' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: t('preview.testSpeaker') });
    await waitFor(() => expect(button).toBeVisible());
    await expect(dialog.getByText(t('preview.speakerPlaying'))).toBeInTheDocument();
  },
};

export const AllOff: Story = {
  args: { state: states.off },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('enterRoom.muted') }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const Starting: Story = {
  args: { state: states.starting },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Problems: Story = {
  args: { state: states.problem },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const dialog = within(await screen.findByRole('dialog'));
    const { notFound, notReadable } = deviceErrors;
    const microphone = t('notice.microphone.notFoundError', { ...notFound });
    await waitFor(() => expect(dialog.getByText(microphone)).toBeVisible());
    const camera = t('notice.camera.notReadableError', { ...notReadable });
    await expect(dialog.getByText(camera)).toBeVisible();
  },
};

export const LongText: Story = {
  args: { state: withLongNames },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Background of the camera, before anyone sees it. */
export const Background: Story = {
  args: { state: blurred },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('combobox', { name: t('background.label') });
    await waitFor(() => expect(field).toBeVisible());
    await expect(field).toHaveTextContent(t('background.option.blur'));
    await userEvent.click(field);
    await userEvent.click(
      await screen.findByRole('option', { name: t('background.option.office') }),
    );
    await expect(args.onBackground).toHaveBeenCalledWith({ background: 'office' });
    const file = new File(['picture'], 'beach.jpg', { type: 'image/jpeg' });
    await userEvent.upload(
      dialog.getByLabelText(t('background.choosePicture'), { selector: 'input' }),
      file,
    );
    await expect(args.onBackgroundPicture).toHaveBeenCalledWith({ file });
  },
};

export const BackgroundTooSlow: Story = {
  args: {
    state: {
      ...states.off,
      background: { selected: 'none', hasOwnPicture: false },
      backgroundProblem: 'tooSlow',
    },
  },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const dialog = within(await screen.findByRole('dialog'));
    const text = t('notice.background.tooSlow');
    await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
  },
};

export const BackgroundPictureRejected: Story = {
  args: { state: { ...states.on, backgroundProblem: 'picture' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(t('background.pictureProblem'))).toBeVisible());
  },
};

export const Joining: Story = {
  args: { state: { ...meta.args.state, joining: true } },
};
