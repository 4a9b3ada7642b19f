import type { Page } from 'playwright/test';
import { hasJanus } from '../../../scripts/janus-server.mjs';
import { MediaServers } from '../bench/MediaServers.ts';
import { enterAdministration } from './support/administration.ts';
import { callBar } from './support/calls.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { member } from './support/member.ts';
import { collectConnections } from './support/peerConnections.ts';
import { expect, skipInQuickSet, test as base, type NewBrowser } from './support/test.ts';

const room = 'Talk area Komorebi';
const names = ['aoi', 'ren', 'mei'] as const;

const test = base.extend<object, { mediaServers: MediaServers }>({
  mediaServers: [
    async ({}, use) => {
      const servers = await MediaServers.start();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ mediaServers }, use) => use(mediaServers.environment(3)),
    { scope: 'worker' },
  ],
});

skipInQuickSet();
test.skip(!hasJanus() && !process.env['CI'], 'Janus is not installed');

test.use({ ...fakeMedia, isolatedOffice: ['voice-sfu', { scope: 'worker' }] });

async function openOffice(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('office.view', '2d'));
  await collectConnections(page);
  await page.goto('/voice-chat');
  await page.getByRole('button', { name: `Join “${room}”` }).waitFor();
}

function openPages(newBrowser: NewBrowser): Promise<Page[]> {
  return Promise.all(
    names.map(async (name) => {
      const { page } = await newBrowser(member(name));
      await openOffice(page);
      return page;
    }),
  );
}

const stage = (page: Page) => page.getByRole('region', { name: /^Video of/ });

interface Received {
  connections: number;
  /** Tracks that received packets within the last half second. */
  voices: number;
  videos: number;
}

const widthOf = (video: Element) => (video as HTMLVideoElement).videoWidth;

/** Counts what a page receives now. */
function received(page: Page): Promise<Received> {
  return page.evaluate(async () => {
    const read = async () => {
      const open = window.connections.filter(
        ({ connectionState }) => connectionState === 'connected',
      );
      const packets = new Map<string, [kind: string, count: number]>();
      for (const [index, connection] of open.entries())
        for (const each of (await connection.getStats()).values())
          if (each.type === 'inbound-rtp')
            packets.set(`${index} ${each.id}`, [each.kind, each.packetsReceived]);
      return { open, packets };
    };
    const before = await read();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { open, packets } = await read();
    const moving = [...packets].filter(
      ([id, [, count]]) => count > (before.packets.get(id)?.[1] ?? 0),
    );
    const count = (kind: string) => moving.filter(([, [each]]) => each === kind).length;
    return { connections: open.length, voices: count('audio'), videos: count('video') };
  });
}

async function expectReceived(page: Page, expected: Partial<Received>): Promise<void> {
  await expect.poll(() => received(page), { timeout: 60_000 }).toMatchObject(expected);
}

test('moves a call of three to a media server and survives its end', async ({
  newBrowser,
  office,
  mediaServers,
}) => {
  test.slow();
  const pages = await openPages(newBrowser);
  const [first, second, third] = pages as [Page, Page, Page];
  const join = async (page: Page) => {
    await page.getByRole('button', { name: `Join “${room}”` }).click();
    await callBar(page).waitFor();
  };

  const expectAllVoices = () =>
    Promise.all(pages.map((page) => expectReceived(page, { connections: 2, voices: 2 })));

  await test.step('connects two members directly', async () => {
    await join(first);
    await join(second);
    for (const page of [first, second]) await expectReceived(page, { connections: 1, voices: 1 });
  });

  await test.step('uses the media server for the third', async () => {
    await join(third);
    await expectAllVoices();
  });

  await test.step('shows cameras to all others, in the size of their tile', async () => {
    await first.keyboard.press('Alt+v');
    await expectReceived(second, { voices: 2, videos: 1 });
    await expectReceived(third, { voices: 2, videos: 1 });
    await expect(stage(second)).toBeVisible();
    const width = (page: Page) => stage(page).locator('video').evaluate(widthOf);
    await stage(second).getByRole('button', { name: 'Show everyone the same size' }).click();
    await stage(third)
      .getByRole('button', { name: /^Enlarge Aoki Aoi/ })
      .click();
    await expect.poll(() => width(second), { timeout: 60_000 }).toBe(640);
    await expect.poll(() => width(third), { timeout: 60_000 }).toBe(1280);
    await second.keyboard.press('Alt+v');
    await expectReceived(first, { videos: 1 });
    await expectReceived(third, { videos: 2 });
    await first.keyboard.press('Alt+v');
    await expectReceived(second, { videos: 0 });
    await expectReceived(third, { videos: 1 });
  });

  await test.step('shares a screen with all others', async () => {
    await first.evaluate(() => {
      navigator.mediaDevices.getDisplayMedia = async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 450 });
        const context = canvas.getContext('2d')!;
        setInterval(() => context.fillRect(0, 0, 800 * Math.random(), 450), 200);
        return canvas.captureStream(5);
      };
    });
    await callBar(first).getByRole('button', { name: 'Share your screen' }).click();
    for (const page of [second, third]) {
      await expect(stage(page).getByText('Aoki Aoi’s screen').first()).toBeVisible();
      await expect
        .poll(() => stage(page).locator('[data-part="Screen"] video').evaluate(widthOf), {
          timeout: 60_000,
        })
        .toBe(800);
    }
    await callBar(first).getByRole('button', { name: 'Stop sharing' }).click();
    for (const page of [second, third])
      await expect(stage(page).locator('[data-part="Screen"]')).toHaveCount(0);
  });

  await test.step('continues through the other media server when one stops', async () => {
    await mediaServers.killUsedBy(first);
    await expectAllVoices();
  });

  await test.step('continues after a crash of the server', async () => {
    await office.kill();
    await office.restart();
    await expectAllVoices();
  });

  await test.step('continues after a reload of the page', async () => {
    await second.reload();
    // Calls return muted after a reload.
    await callBar(second)
      .getByRole('button', { name: /^Unmute/ })
      .click();
    await expectAllVoices();
  });

  await test.step('ends the voices of a member who leaves', async () => {
    await callBar(third).getByRole('button', { name: 'Leave' }).click();
    for (const page of [first, second]) await expectReceived(page, { connections: 2, voices: 1 });
    await expectReceived(third, { connections: 0 });
  });
});

test('lets listeners of an all-hands room hear the speakers, and speak when allowed', async ({
  newBrowser,
  office,
}) => {
  test.slow();
  const name = '全社集会';
  const { page: administration } = await newBrowser({ language: 'en' });
  await enterAdministration(administration, office, 'aoi@sakura.example', '/admin/voice-rooms');
  await administration.getByRole('button', { name: 'Create a room' }).click();
  const dialog = administration.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('switch', { name: 'All-hands meeting' }).click();
  await dialog.getByRole('button', { name: 'Create room' }).click();
  await expect(administration.getByText('members join as listeners')).toBeVisible();
  await administration.close();

  const pages = await openPages(newBrowser);
  const [host, listener, other] = pages as [Page, Page, Page];
  for (const page of pages) {
    await page.getByRole('button', { name: `Join “${name}”` }).click();
    await expect(callBar(page)).toBeVisible();
  }

  const microphone = (page: Page) => callBar(page).getByRole('button', { name: /^Mute|^Unmute/ });

  await test.step('listeners hear the host and have no microphone', async () => {
    for (const page of [listener, other]) {
      await expectReceived(page, { connections: 1, voices: 1 });
      await expect(microphone(page)).toHaveCount(0);
    }
    await callBar(host).getByRole('button', { name: /^Open/ }).click();
    await expect(host.getByText('2 listeners').first()).toBeVisible();
  });

  await test.step('a listener raises their hand and is allowed to speak', async () => {
    await callBar(listener)
      .getByRole('button', { name: /^Raise your hand/ })
      .click();
    await host.getByRole('button', { name: 'Allow Takahashi Ren to speak' }).click();
    await callBar(listener)
      .getByRole('button', { name: /^Unmute/ })
      .click();
    await expectReceived(host, { voices: 1 });
    await expectReceived(other, { voices: 2 });
  });

  await test.step('the host makes them a listener again', async () => {
    await host.getByRole('button', { name: 'Make Takahashi Ren a listener' }).click();
    await expect(microphone(listener)).toHaveCount(0);
    await expectReceived(other, { voices: 1 });
    await expectReceived(listener, { connections: 1, voices: 1 });
  });
});
