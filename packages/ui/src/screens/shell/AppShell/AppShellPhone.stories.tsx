import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { photographedAt } from '../../../stories/modes.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { inShell, peoplePanel } from './AppShell.fixtures.tsx';
import type { AppShell } from './AppShell.tsx';

const meta = { ...inShell } satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  parameters: photographedAt('phone'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('button', { name: new RegExp(t('nav.more')) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The panel is the page; "office" in the bottom bar leads back to the scene. */
export const PhonePanel: Story = {
  parameters: photographedAt('phone'),
  globals: { viewport: { value: 'phone' } },
  args: { panel: peoplePanel, current: 'map' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: peoplePanel.label }).getBoundingClientRect();
    await expect(box.width).toBe(innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The scene takes the whole window, also where the panel was the page. */
export const PhoneFullscreen: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { panel: peoplePanel, fullscreen: true },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'shell');
    await expect(canvas.getByRole('region', { name: t('scene') })).toBeVisible();
  },
};

export const PhoneMore: Story = {
  parameters: photographedAt('phone'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('nav.more')) }));
    const sheet = await screen.findByRole('dialog', { name: t('nav.moreTitle') });
    await waitFor(() => expect(sheet).toBeVisible());
    // A dialog has the keyboard to itself.
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onFind).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: t('nav.settings') }));
    // It goes with an animation, which a busy machine may take its time for.
    await waitFor(() => expect(sheet).not.toBeInTheDocument(), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('nav.more')) }));
    await screen.findByRole('dialog', { name: t('nav.moreTitle') });
  },
};

/** An on-screen keyboard that lies over the page (Safari on iPhone) leaves the panel in view above it. */
export const KeyboardOpen: Story = {
  args: { panel: peoplePanel },
  play: async ({ canvasElement, step }) => {
    const viewport = window.visualViewport!;
    const shell = canvasElement.querySelector<HTMLElement>('[data-component="AppShell"]')!;
    const whole = shell.offsetHeight;
    const cover = (height: number | undefined) => {
      if (height === undefined) Reflect.deleteProperty(viewport, 'height');
      else Object.defineProperty(viewport, 'height', { configurable: true, value: height });
      viewport.dispatchEvent(new Event('resize'));
    };
    try {
      await step('it opens', async () => {
        cover(window.innerHeight - 300);
        await waitFor(() => expect(shell.offsetHeight).toBe(window.innerHeight - 300));
      });
    } finally {
      // The window is the next story's too.
      cover(undefined);
    }
    await step('it closes', () => waitFor(() => expect(shell.offsetHeight).toBe(whole)));
  },
};
