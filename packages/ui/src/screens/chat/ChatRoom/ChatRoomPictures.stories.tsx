import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import type { ChatMessage } from '../chat.ts';
import { clock, history, message, personOf, picture } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { pictures, states } from './ChatRoom.fixtures.ts';
import { waitForListEnd } from './ChatRoom.play.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: pictures, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

type Globals = Record<string, unknown>;

async function openPicture(canvas: ReturnType<typeof within>, name: string, globals: Globals) {
  const t = translatorOf({ globals }, 'chat');
  // The list is virtualised: the last messages are rendered at the end.
  await waitForListEnd(await canvas.findByRole('feed'));
  const link = await canvas.findByRole('link', { name: t('file.open', { name }) });
  fireEvent.click(link);
  const viewer = await screen.findByRole('dialog', { name: t('pictures.title') });
  return { t, link, viewer: within(viewer) };
}

const scaleOf = (image: HTMLElement) => {
  const wrapper = image.closest('.yarl__slide_wrapper');
  return wrapper instanceof HTMLElement ? new DOMMatrix(getComputedStyle(wrapper).transform).a : 0;
};

export const Viewer: Story = {
  play: async ({ canvas, globals }) => {
    const { t, viewer } = await openPicture(canvas, '会議室B.png', globals);
    await expect(viewer.getByText(t('pictures.position', { index: 3, total: 4 }))).toBeVisible();
    await expect(viewer.getByText('会議室B.png')).toBeVisible();
    await expect(
      viewer.getByRole('link', { name: t('file.download', { name: '会議室B.png' }) }),
    ).toHaveAttribute('download', '会議室B.png');
    await waitFor(() =>
      expect(
        viewer.getByRole('img', { name: t('file.image', { name: '会議室B.png' }) }),
      ).toBeVisible(),
    );
  },
};

/** Arrows move between pictures, Escape closes the viewer and returns the focus. */
export const ViewerByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { t, link, viewer } = await openPicture(canvas, '会議室B.png', globals);
    const position = (index: number) =>
      waitFor(() =>
        expect(viewer.getByText(t('pictures.position', { index, total: 4 }))).toBeVisible(),
      );
    await userEvent.keyboard('{ArrowRight}');
    await position(4);
    await expect(viewer.getByRole('button', { name: t('pictures.next') })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}');
    await position(3);
    const image = await viewer.findByRole('img', {
      name: t('file.image', { name: '会議室B.png' }),
    });
    await waitFor(() => expect(scaleOf(image)).toBe(1));
    await userEvent.keyboard('+');
    await waitFor(() => expect(scaleOf(image)).toBeGreaterThan(1.5));
    const zoomed = scaleOf(image);
    await userEvent.keyboard('+');
    await waitFor(() => expect(scaleOf(image)).toBeGreaterThan(zoomed));
    await userEvent.keyboard('-');
    await waitFor(() => expect(scaleOf(image)).toBe(zoomed));
    await userEvent.keyboard('0');
    await waitFor(() => expect(scaleOf(image)).toBe(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** Zoomed by double click and by the wheel, and moved by dragging. */
export const ViewerZoomed: Story = {
  play: async ({ canvas, globals }) => {
    const { t, viewer } = await openPicture(canvas, '会議室B.png', globals);
    const image = await viewer.findByRole('img', {
      name: t('file.image', { name: '会議室B.png' }),
    });
    await waitFor(() => expect(scaleOf(image)).toBe(1));
    const box = image.getBoundingClientRect();
    const centre = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    fireEvent.wheel(image, { ...centre, deltaY: -100 });
    await waitFor(() => expect(scaleOf(image)).toBeGreaterThan(1));
    fireEvent.wheel(image, { ...centre, deltaY: 1000 });
    await waitFor(() => expect(scaleOf(image)).toBe(1));
    const mouse = { pointerId: 1, pointerType: 'mouse', buttons: 1, ...centre };
    fireEvent.pointerDown(image, mouse);
    fireEvent.pointerUp(image, mouse);
    fireEvent.pointerDown(image, mouse);
    fireEvent.pointerUp(image, mouse);
    await waitFor(() => expect(scaleOf(image)).toBeGreaterThan(1));
    const { x } = image.getBoundingClientRect();
    fireEvent.pointerDown(image, mouse);
    fireEvent.pointerMove(image, { ...mouse, clientX: centre.clientX + 40 });
    fireEvent.pointerUp(image, { ...mouse, clientX: centre.clientX + 40 });
    await waitFor(() => expect(image.getBoundingClientRect().x).toBeGreaterThan(x + 20));
  },
};

/** Two fingers zoom the picture. */
export const ViewerPinched: Story = {
  play: async ({ canvas, globals }) => {
    const { t, viewer } = await openPicture(canvas, '会議室B.png', globals);
    const image = await viewer.findByRole('img', {
      name: t('file.image', { name: '会議室B.png' }),
    });
    await waitFor(() => expect(scaleOf(image)).toBe(1));
    const box = image.getBoundingClientRect();
    const finger = (pointerId: number, distance: number) => ({
      pointerId,
      pointerType: 'touch',
      clientX: box.x + box.width / 2 + distance,
      clientY: box.y + box.height / 2,
    });
    fireEvent.pointerDown(image, finger(1, -20));
    fireEvent.pointerDown(image, finger(2, 20));
    fireEvent.pointerMove(image, finger(2, 100));
    await waitFor(() => expect(scaleOf(image)).toBeGreaterThan(1));
  },
};

/** The viewer stays open while the message of another picture is deleted. */
export const PictureDeleted: Story = {
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas, globals }) => {
    const { t, viewer } = await openPicture(canvas, '会議室B.png', globals);
    await expect(viewer.getByText(t('pictures.position', { index: 3, total: 4 }))).toBeVisible();
    fireEvent.click(canvas.getByText('delete first'));
    await waitFor(() =>
      expect(viewer.getByText(t('pictures.position', { index: 2, total: 3 }))).toBeVisible(),
    );
    await expect(viewer.getByText('会議室B.png')).toBeVisible();
    fireEvent.click(canvas.getByText('delete all'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

function Deleting(props: ComponentProps<typeof ChatRoom>) {
  const [deleted, setDeleted] = useState<'none' | 'first' | 'all'>('none');
  const messages = pictures.flow.messages.map((one, index) =>
    deleted === 'all' || (deleted === 'first' && index === 0) ? { ...one, deleted: true } : one,
  );
  return (
    <>
      <ChatRoom {...props} state={{ ...pictures, flow: { ...pictures.flow, messages } }} />
      <button type="button" onClick={() => setDeleted('first')}>
        delete first
      </button>
      <button type="button" onClick={() => setDeleted('all')}>
        delete all
      </button>
    </>
  );
}

const late = (key: string, createdAt: string, isLoaded: boolean): ChatMessage =>
  message({
    key,
    createdAt,
    sender: personOf('mei'),
    attachments: [
      {
        id: key,
        fileName: `${key}.png`,
        fileSize: 90_000,
        mimeType: 'image/png',
        ...(isLoaded ? { url: picture(600, 480, '#8a7fd4') } : {}),
      },
    ],
  });

function LoadingPictures(props: ComponentProps<typeof ChatRoom>) {
  const [isLoaded, setLoaded] = useState(false);
  const texts = history(40);
  const messages = [
    ...texts.slice(0, 20),
    late('middle', texts[19]!.createdAt, isLoaded),
    ...texts.slice(20),
    late('last', '2026-11-20T01:25:00Z', isLoaded),
  ];
  const flow = { messages, hasOlder: false, hasNewer: false };
  return (
    <>
      <ChatRoom {...props} state={{ ...states.ready, flow }} />
      <button type="button" onClick={() => setLoaded(true)}>
        load
      </button>
    </>
  );
}

async function loadedImage(canvas: ReturnType<typeof within>, name: string, globals: Globals) {
  const t = translatorOf({ globals }, 'chat');
  const image = await canvas.findByRole('img', { name: t('file.image', { name }) });
  await waitFor(() => expect((image as HTMLImageElement).naturalHeight).toBeGreaterThan(0));
  await waitFor(() => expect(image.getBoundingClientRect().height).toBeGreaterThan(150));
}

/** At the end the list stays at the end while a picture loads. */
export const PictureLoadsAtTheEnd: Story = {
  render: (args) => <LoadingPictures {...args} />,
  play: async ({ canvas, globals }) => {
    const feed = await canvas.findByRole('feed');
    await waitFor(() => expect(canvas.getByText('last.png')).toBeVisible());
    await waitForListEnd(feed);
    const before = feed.scrollTop;
    fireEvent.click(canvas.getByText('load'));
    await loadedImage(canvas, 'last.png', globals);
    await waitForListEnd(feed);
    await expect(feed.scrollTop).toBeGreaterThan(before);
  },
};

/** Further up, the visible message does not move while a picture above it loads. */
export const PictureLoadsAbove: Story = {
  render: (args) => <LoadingPictures {...args} />,
  play: async ({ canvas, globals }) => {
    const feed = await canvas.findByRole('feed');
    await waitFor(() => expect(canvas.getByText('last.png')).toBeVisible());
    await waitForListEnd(feed);
    const rowOf = (key: string) => feed.querySelector(`[data-key="${key}"]`);
    const distance = (key: string) =>
      rowOf(key)!.getBoundingClientRect().top - feed.getBoundingClientRect().top;
    // Scrolls until only the last pixels of the message are in view. Starts again if it scrolled
    // past.
    await waitFor(() => {
      if (!rowOf('middle'))
        feed.scrollTop = feed.scrollTop > 0 ? feed.scrollTop - 300 : feed.scrollHeight;
      expect(rowOf('middle')).not.toBeNull();
    });
    await waitFor(() => {
      feed.scrollTop += distance('h20') - 10;
      expect(Math.abs(distance('h20') - 10)).toBeLessThan(2);
    });
    fireEvent.click(canvas.getByText('load'));
    await loadedImage(canvas, 'middle.png', globals);
    await waitFor(() => expect(Math.abs(distance('h20') - 10)).toBeLessThan(2));
    await expect(feed.scrollTop + feed.clientHeight).toBeLessThan(feed.scrollHeight - 100);
  },
};
