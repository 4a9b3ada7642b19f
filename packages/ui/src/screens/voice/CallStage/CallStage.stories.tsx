import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { cameraStream } from '../../../stories/callPictures.ts';
import { translatorOf } from '../../../stories/texts.ts';
import {
  counts,
  audioOnly,
  long,
  manyPeople,
  ownScreen,
  speaker,
  states,
  callWithConnectionProblems,
  weakNetworks,
} from './CallStage.fixtures.ts';
import { CallStage, type CallStageProps } from './CallStage.tsx';

/** Fills the window, as in the shell. */
const filling: Decorator = (Story) => (
  <div style={{ height: '100dvh' }}>
    <Story />
  </div>
);

const meta = {
  component: CallStage,
  args: {
    ...states.in,
    layout: 'spotlight',
    onLayoutChange: fn(),
    onPin: fn(),
    onFullscreen: fn(),
    onPictureInPicture: fn(),
    onStopSharing: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CallStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A shared screen is large by default; states are also shown as text. */
export const SharedScreen: Story = {
  decorators: [filling],
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const words = (...all: string[]) =>
      t('stage.large', { name: all.join(t('stage.and')) }) as string;
    const screen = words(t('stage.screenOf', { name: '小林 芽衣' }));
    await expect(canvas.getByRole('button', { name: screen, pressed: true })).toBeVisible();
    const olivia = canvas.getByRole('button', {
      name: words('Olivia Bennett', t('room.muted'), t('media.hand'), t('media.camera')),
    });
    const ren = canvas.getByRole('button', {
      name: words('高橋 蓮', t('room.speaking'), t('media.camera')),
    });
    ren.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(olivia).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPin).toHaveBeenCalledWith({ id: 'olivia' });
    await userEvent.keyboard('f');
    await expect(args.onFullscreen).toHaveBeenCalledWith({ fullscreen: true });
    await userEvent.click(canvas.getByRole('button', { name: t('stage.pictureInPicture') }));
    await expect(args.onPictureInPicture).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('stage.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Raised hands are listed in their order; the speaker stays marked. */
export const RaisedHands: Story = {
  args: {
    ...speaker,
    people: speaker.people.map((person) => ({ ...person, handRaised: !person.speaking })),
    hands: [
      { userId: 'mei', name: '小林 芽衣' },
      { userId: 'aoi', name: '青木 葵', isMe: true },
    ],
    pinned: 'ren',
  },
  decorators: [filling],
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const hands = within(canvas.getByRole('list', { name: t('hands.label') }));
    const names = hands.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toEqual(['小林 芽衣', t('stage.me', { name: '青木 葵' })]);
    const ren = [`高橋 蓮`, t('room.speaking'), t('media.camera')].join(t('stage.and'));
    await userEvent.click(canvas.getByRole('button', { name: t('stage.unpin', { name: ren }) }));
    await expect(args.onPin).toHaveBeenCalledWith({ id: null });
  },
};

/** The speaker is large until the member pins another tile. */
export const Speaker: Story = {
  args: speaker,
  decorators: [filling],
  render: function Choosing(args) {
    const [pinned, setPinned] = useState<string | null>(null);
    const [layout, setLayout] = useState(args.layout);
    return (
      <CallStage
        {...args}
        pinned={pinned}
        layout={layout}
        onPin={({ id }) => setPinned(id)}
        onLayoutChange={(event) => setLayout(event.layout)}
      />
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const large = () => canvas.queryByRole('button', { pressed: true });
    await expect(large()).toHaveAccessibleName(/高橋 蓮/);
    await userEvent.click(canvas.getByRole('button', { name: /小林 芽衣/ }));
    await expect(large()).toHaveAccessibleName(/小林 芽衣/);
    await userEvent.click(large()!);
    await userEvent.click(canvas.getByRole('button', { name: t('stage.layout.everyone') }));
    await expect(large()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('stage.layout.spotlight') }));
    await expect(large()).toHaveAccessibleName(/高橋 蓮/);
  },
};

/** Reactions rise above the tile of their sender. */
export const Reactions: Story = {
  args: {
    ...states.in,
    people: counts[4]!.seen,
    layout: 'everyone',
    reactions: [
      { id: 1, userId: 'ren', reaction: 'CLAP' },
      { id: 2, userId: 'ren', reaction: 'HEART' },
      { id: 3, userId: 'aoi', reaction: 'PARTY' },
    ],
  },
  decorators: [filling],
  play: async ({ canvasElement }) => {
    const shownOn = (userId: string) =>
      canvasElement.querySelector(`[data-user-id='${userId}'] [data-component='RisingReactions']`)
        ?.textContent;
    await expect(shownOn('ren')).toBe('👏❤️');
    await expect(shownOn('aoi')).toBe('🎉');
    await expect(shownOn('mei')).toBeUndefined();
  },
};

export const Everyone: Story = {
  args: { ...states.in, people: counts[4]!.seen, layout: 'everyone' },
  decorators: [filling],
};

/** All cameras are off. */
export const AudioOnly: Story = {
  args: { ...states.in, people: audioOnly, layout: 'everyone' },
  decorators: [filling],
};

export const OwnScreen: Story = {
  args: ownScreen,
  decorators: [filling],
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('media.stopSharing') }));
    await expect(args.onStopSharing).toHaveBeenCalledOnce();
  },
};

/** Lost and pending connections and videos; a portrait video is not cropped. */
export const ConnectionProblems: Story = {
  args: { ...callWithConnectionProblems, pinned: 'olivia' },
  decorators: [filling],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('connection.reconnecting'))).toBeVisible();
  },
};

export const WeakNetworks: Story = {
  args: { ...weakNetworks, layout: 'everyone' },
  decorators: [filling],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const reason = t('network.loss', { value: 14 });
    const words = t('network.bad', { reason }) as string;
    const ren = canvas.getByRole('button', { name: (name) => name.includes('高橋 蓮') });
    await expect(ren).toHaveAccessibleName(expect.stringContaining(words));
  },
};

export const WeakNetworksOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: weakNetworks,
  decorators: [filling],
};

export const Reconnecting: Story = { args: states.reconnecting, decorators: [filling] };

export const Joining: Story = { args: states.joining, decorators: [filling] };

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = {
  globals: phone,
  decorators: [filling],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const PhoneEveryone: Story = {
  globals: phone,
  args: { ...states.in, people: counts[4]!.seen, layout: 'everyone' },
  decorators: [filling],
};

export const LongText: Story = {
  globals: phone,
  args: { ...long, pinned: 'mei' },
  decorators: [filling],
};

/** Pages of participants; only the cameras of the current page are requested. */
export const FiftyPeople: Story = {
  args: {
    ...states.in,
    people: manyPeople(50),
    layout: 'everyone',
    onShownCamerasChange: fn(),
  },
  decorators: [filling],
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const tiles = () => canvas.getAllByRole('button', { pressed: false });
    const shown = () => cameraCalls(args).at(-1)![0].cameras;
    await expect(tiles()).toHaveLength(12);
    await expect(shown()).toHaveLength(11);
    await expect(new Set(shown().map(({ size }) => size))).toEqual(new Set(['small']));
    const pages = within(canvas.getByRole('navigation', { name: t('stage.pages') }));
    await expect(pages.getAllByRole('button')).toHaveLength(7);
    tiles()[0]!.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(pages.getByRole('button', { current: 'page' })).toHaveTextContent('2');
    await userEvent.click(pages.getByText('5'));
    await expect(tiles()).toHaveLength(2);
    await waitFor(() => expect(shown()).toEqual([]));
  },
};

export const FiftyPeopleOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ...states.in, people: manyPeople(50), layout: 'everyone' },
  decorators: [filling],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The speaker is large; the others have pages. */
export const FiftyPeopleWithSpeaker: Story = {
  args: { ...states.in, people: manyPeople(50), onShownCamerasChange: fn() },
  decorators: [filling],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/高橋 蓮/);
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(5);
    await expect(cameraCalls(args).at(-1)![0].cameras).toHaveLength(4);
  },
};

/** Calls of `onShownCamerasChange`. */
function cameraCalls({ onShownCamerasChange }: CallStageProps) {
  return mocked(onShownCamerasChange!).mock.calls;
}

/** All participant counts in both layouts, with and without video, in wide and tall containers. */
function Sheet({ high, ...args }: CallStageProps & { high: boolean }) {
  const box = high ? { width: 280, height: 460 } : { width: 390, height: 220 };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 12 }}>
      {(['spotlight', 'everyone'] as const).flatMap((layout) =>
        counts.flatMap(({ count, ...people }) =>
          (['seen', 'heard'] as const).map((by) => (
            <div key={`${layout}-${count}-${by}`} style={box}>
              <CallStage
                {...args}
                roomName={`${layout} ${count} ${by}`}
                layout={layout}
                people={people[by]}
              />
            </div>
          )),
        ),
      )}
    </div>
  );
}

export const OneToFive: Story = {
  render: (args) => <Sheet {...args} high={false} />,
};

export const SixToTwelve: Story = {
  args: { ...states.in, layout: 'everyone' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 12 }}>
      {[6, 7, 8, 9, 10, 11, 12].flatMap((count) =>
        [
          { width: 280, height: 460 },
          { width: 390, height: 220 },
        ].map((box) => (
          <div key={`${count}-${box.width}`} style={box}>
            <CallStage {...args} people={manyPeople(count)} roomName={`${count} ${box.width}`} />
          </div>
        )),
      )}
    </div>
  ),
};

export const OneToFiveUpright: Story = {
  render: (args) => <Sheet {...args} high />,
};

export const Moving: Story = {
  args: speaker,
  decorators: [filling],
  loaders: [() => ({ stream: cameraStream() })],
  parameters: { pictures: { skip: 'Plays a video.' } },
  render: (args, { loaded }) => (
    <CallStage
      {...args}
      people={args.people.map((person) =>
        person.isMe ? person : { ...person, cameraPicture: loaded['stream'] as MediaStream },
      )}
    />
  ),
  play: async ({ canvasElement, loaded }) => {
    const videos = [...canvasElement.querySelectorAll('video')];
    await expect(videos).toHaveLength(2);
    for (const video of videos) {
      await waitFor(() => expect(video.dataset['ready']).toBe('true'));
      await expect(video).toMatchObject({ paused: false, muted: true });
    }
    for (const track of (loaded['stream'] as MediaStream).getTracks()) track.stop();
  },
};

/** The shared screen alone moves to the picture-in-picture window of the browser. */
export const ScreenInItsOwnWindow: Story = {
  args: states.in,
  decorators: [filling],
  loaders: [() => ({ stream: cameraStream() })],
  parameters: { pictures: { skip: 'Plays a video.' } },
  render: (args, { loaded }) => (
    <CallStage
      {...args}
      people={args.people.map((person) =>
        person.sharing ? { ...person, screenPicture: loaded['stream'] as MediaStream } : person,
      )}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent, globals, loaded }) => {
    const t = translatorOf({ globals }, 'voice');
    const video = canvasElement.querySelector('video')!;
    const request = fn(async () => {
      video.dispatchEvent(new Event('enterpictureinpicture', { bubbles: true }));
      return {} as PictureInPictureWindow;
    });
    video.requestPictureInPicture = request;
    await userEvent.click(canvas.getByRole('button', { name: t('stage.screenWindow') }));
    await expect(request).toHaveBeenCalledOnce();
    for (const track of (loaded['stream'] as MediaStream).getTracks()) track.stop();
  },
};
