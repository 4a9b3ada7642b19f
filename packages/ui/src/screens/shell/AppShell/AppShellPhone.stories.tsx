import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { photographedAt } from '../../../stories/modes.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { shellMeta, peoplePanel } from './AppShell.fixtures.tsx';
import type { AppShell } from './AppShell.tsx';

const meta = { ...shellMeta } satisfies Meta<typeof AppShell>;
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

/** The panel covers the page; "office" in the bottom bar returns to the scene. */
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

/** The fullscreen scene covers the panel. */
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
    const people = screen.getByRole('link', { name: translatorOf({ globals }, 'shell')('people') });
    await expect(people).toHaveAttribute('href', '/people');
    // Shortcuts are disabled while a dialog is open.
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onFind).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: t('nav.settings') }));
    // The closing animation can be slow on a busy machine.
    await waitFor(() => expect(sheet).not.toBeInTheDocument(), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('nav.more')) }));
    await screen.findByRole('dialog', { name: t('nav.moreTitle') });
  },
};

/** The panel takes the height above an on-screen keyboard that overlays the page, without the bottom bar. */
export const KeyboardOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { panel: peoplePanel },
  play: async ({ canvas, canvasElement, step, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const viewport = window.visualViewport!;
    const shell = canvasElement.querySelector<HTMLElement>('[data-component="AppShell"]')!;
    const fullHeight = shell.offsetHeight;
    const bottomBar = () => canvas.queryByRole('button', { name: new RegExp(t('nav.more')) });
    await expect(bottomBar()).toBeVisible();
    const cover = (height: number | undefined) => {
      if (height === undefined) Reflect.deleteProperty(viewport, 'height');
      else Object.defineProperty(viewport, 'height', { configurable: true, value: height });
      viewport.dispatchEvent(new Event('resize'));
    };
    try {
      await step('the keyboard opens', async () => {
        cover(window.innerHeight - 300);
        await waitFor(() => expect(shell.offsetHeight).toBe(window.innerHeight - 300));
        await expect(bottomBar()).toBeNull();
      });
    } finally {
      // Restores the window, which the stories share.
      cover(undefined);
    }
    await step('the keyboard closes', () =>
      waitFor(() => expect(shell.offsetHeight).toBe(fullHeight)),
    );
  },
};
