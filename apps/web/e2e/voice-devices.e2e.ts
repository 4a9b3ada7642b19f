import type { Locator, Page } from 'playwright/test';
import { callBar, callFromFinder } from './support/calls.ts';
import { fakeMedia } from './support/fakeMedia.ts';
import { member } from './support/member.ts';
import { openPlan } from './support/openPlan.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';
import { findSmallTouchTargets } from './support/touchTargets.ts';

const aoi = 'Aoki Aoi';
const ren = 'Takahashi Ren';

test.use({ ...fakeMedia, isolatedOffice: ['voice-devices', { scope: 'worker' }] });

const unmute = (page: Page) => callBar(page).getByRole('button', { name: /^Unmute/ });
const mute = (page: Page) => callBar(page).getByRole('button', { name: /^Mute/ });

test('returns from push-to-talk to the open microphone, and shows a reloading member as muted', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  test.slow();
  const open = (name: string) => openPlan(newBrowser, name);
  const [first, second] = await Promise.all([open('aoi'), open('ren')]);

  await test.step('starts a call with the microphone on', async () => {
    await callFromFinder(first, 'たかはし');
    await second
      .getByRole('group', { name: `${aoi} invites you to a voice chat` })
      .getByRole('button', { name: 'Join' })
      .click();
    await expect(mute(first)).toBeVisible();
    await expect(callBar(second)).toContainText(aoi);
  });

  const choose = async (mode: string) => {
    await callBar(first).getByRole('button', { name: 'Choose microphone and speaker' }).click();
    await first.getByRole('menuitemradio', { name: mode }).click();
  };

  await test.step('chooses push-to-talk and the open microphone again', async () => {
    await choose('Push-to-talk');
    await expect(callBar(first).getByRole('button', { name: /^Hold to talk/ })).toBeVisible();
    await choose('Microphone always on');
    await expect(mute(first)).toBeVisible();
  });

  await test.step('is muted for the other member during and after a reload', async () => {
    await callBar(second).getByRole('button', { name: /^Open/ }).click();
    const listed = second
      .getByRole('list', { name: 'Participants' })
      .getByRole('listitem')
      .filter({ hasText: aoi });
    await expect(listed).toContainText(/Microphone on|Speaking/);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    // The page returns only after the other member has seen the state.
    await first.route('**/api/**', async (route) => {
      await isAnswered;
      await route.continue();
    });
    const reload = first.reload();
    await expect(listed).toContainText('Muted');
    answer();
    await reload;
    await expect(unmute(first)).toBeVisible();
    await expect(callBar(first)).toContainText(ren);
    await expect(listed).toContainText('Muted');
  });
});

test('names the denied device and the way to allow it, with controls of 44 px on a phone', async ({
  newBrowser,
}) => {
  const { page } = await newBrowser({
    ...member('haru'),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  // The fake permission prompt always allows devices.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await page.goto('/voice-chat');
  await page
    .getByRole('button', { name: /^Join “/ })
    .first()
    .click();
  await expect(unmute(page)).toBeVisible();
  const denied = (device: string) =>
    page.getByText(new RegExp(`not allowed to use the ${device}.*left of the address`));
  const dismiss = callBar(page).getByRole('button', { name: 'Close' });
  await expect(denied('microphone')).toBeVisible();
  await callBar(page)
    .getByRole('button', { name: /^Turn the camera on/ })
    .click();
  await expect(denied('camera')).toBeVisible();
  await expect(denied('microphone')).toBeHidden();
  await dismiss.click();
  await expect(dismiss).toBeHidden();
  const expectLargeButtons = async (area: Locator) => {
    const sizes = await area.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return { name: button.ariaLabel, isLarge: width >= 44 && height >= 44 };
      }),
    );
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.filter(({ isLarge }) => !isLarge)).toEqual([]);
  };
  await expectLargeButtons(callBar(page));
  await callBar(page).getByRole('button', { name: 'Send a reaction' }).click();
  await expectLargeButtons(page.getByRole('dialog', { name: 'Send a reaction' }));
  await page.keyboard.press('Escape');
  await callBar(page).getByRole('button', { name: 'Show the video' }).click();
  await expect(page.getByRole('button', { name: 'Back to the office' })).toBeVisible();
  expect(await findSmallTouchTargets(page)).toEqual([]);
});

test('tests devices before the first call and from the settings', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser(member('mei'));
  await page.goto('/settings#audio');
  await page.getByRole('button', { name: 'Test microphone and speaker' }).click();
  const devices = page.getByRole('dialog', { name: 'Check microphone, speaker and camera' });
  const level = devices.getByRole('meter', { name: 'Microphone level' });
  // The fake microphone beeps once a second.
  await expect(level).not.toHaveAttribute('aria-valuenow', '0');
  await devices.getByRole('button', { name: 'Turn the camera on' }).click();
  await expect(devices.getByRole('button', { name: 'Turn the camera off' })).toBeVisible();
  await devices.getByRole('button', { name: 'Play test sound' }).click();
  await expect(devices.getByText('Playing the test sound')).toBeAttached();
  await expect(devices.getByText('Playing the test sound')).not.toBeAttached();
  await devices.getByRole('button', { name: 'Done' }).click();
  await expect(devices).toBeHidden();

  await page.addInitScript(() => localStorage.removeItem('office.device.devicesTested'));
  await page.goto('/voice-chat');
  const joinFirstRoom = () =>
    page
      .getByRole('button', { name: /^Join “/ })
      .first()
      .click();
  await joinFirstRoom();
  await page.getByRole('button', { name: 'Skip and join' }).click();
  await expect(callBar(page).getByRole('button', { name: /^(Mute|Unmute)/ })).toBeVisible();
  await callBar(page).getByRole('button', { name: 'Leave' }).click();
  await joinFirstRoom();
  await expect(callBar(page).getByRole('button', { name: /^(Mute|Unmute)/ })).toBeVisible();
});
