import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { states } from '../CallStage/CallStage.fixtures.ts';
import { CallMiniStage } from './CallMiniStage.tsx';
import { MiniWindow } from './MiniWindow.tsx';

const onLeave = fn();

/** Uses an iframe for the picture-in-picture window: an empty separate document. */
function InFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [opened, setOpened] = useState<Window | null>(null);
  useEffect(() => setOpened(frame.current?.contentWindow ?? null), []);
  return (
    <>
      <iframe ref={frame} title="mini" width={360} height={240} />
      {opened && (
        <MiniWindow window={opened} title="雑談">
          <CallMiniStage
            people={states.in.people}
            muted={false}
            onMute={fn()}
            onCamera={fn()}
            onLeave={onLeave}
            onReturn={fn()}
          />
        </MiniWindow>
      )}
    </>
  );
}

const meta = {
  component: MiniWindow,
  args: { window: globalThis.window, title: '雑談', children: null },
  render: () => <InFrame />,
} satisfies Meta<typeof MiniWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Uses the theme and language of the page. */
export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const { contentDocument: inside } = canvas.getByTitle<HTMLIFrameElement>('mini');
    if (!inside) throw new Error('The frame has no document');
    const mini = within(inside.body);
    const leave = await mini.findByRole('button', { name: t('bar.leave') });
    const language = document.documentElement.lang;
    await expect([inside.title, inside.documentElement.lang]).toEqual(['雑談', language]);
    const theme = (element: Element | null) =>
      element?.closest('.radix-themes')?.classList.contains('dark');
    await expect(theme(leave)).toBe(theme(canvas.getByTitle('mini')));
    await expect(getComputedStyle(leave).borderRadius).not.toBe('0px');
    await userEvent.click(leave);
    await expect(onLeave).toHaveBeenCalled();
    // Also copies styles that are added later.
    const lateStyle = document.createElement('style');
    lateStyle.textContent = 'button { outline-offset: 7px }';
    document.head.append(lateStyle);
    await waitFor(() => expect(getComputedStyle(leave).outlineOffset).toBe('7px'));
    lateStyle.remove();
    await waitFor(() => expect(getComputedStyle(leave).outlineOffset).not.toBe('7px'));
  },
};
