import type { Page } from 'playwright/test';
import { test } from './support/providers.ts';
import { expect, sakura } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Presses a button, and answers the window of the provider that it opens. */
async function openWindow(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name, exact: true }).click();
  return opened;
}

test('an account is linked in a window of its own, refused, and unlinked', async ({
  newBrowser,
  providers,
}) => {
  const { page } = await newBrowser({
    as: 'haru@sakura.example',
    organization: sakura,
    language: 'en',
  });
  providers.google.account = { id: 'haru', email: 'haru@gmail.example' };
  await page.goto('/settings#calendar');
  const calendar = section(page, 'Calendar account');
  const meeting = section(page, 'Meeting account');
  await expect(calendar).toContainText('Not linked');

  let answer = '';
  await test.step('Google is linked, and the settings hear of it', async () => {
    const opened = page.waitForEvent('popup');
    await calendar.getByRole('button', { name: 'Link Google' }).click();
    const google = await opened;
    google.on('framenavigated', (frame) => {
      if (frame.url().includes('google-callback?')) answer = frame.url();
    });
    await expect(google.getByRole('heading', { name: 'haru@gmail.example' })).toBeVisible();
    await google.getByRole('link', { name: 'Allow' }).click();
    await expect(google.getByRole('heading', { name: 'Google is linked' })).toBeVisible();
    await expect(google.getByText('haru@gmail.example')).toBeVisible();
    expect(google.url()).not.toContain('code=');
    await expect(calendar.getByText('Connected')).toBeVisible();
    await expect(calendar.getByText('haru@gmail.example')).toBeVisible();
    await google.getByRole('button', { name: 'Close window' }).click();
  });

  await test.step('an answer that was used already links nothing', async () => {
    await page.goto(answer);
    await expect(page.getByRole('heading', { name: 'Google could not be linked' })).toBeVisible();
    await expect(page.getByText('The account link is not valid.')).toBeVisible();
    await page.goto('/settings#meeting');
  });

  await test.step('what is not allowed at Zoom is said', async () => {
    const zoom = await openWindow(page, 'Link Zoom');
    await zoom.getByRole('link', { name: 'Cancel' }).click();
    await expect(zoom.getByText('You did not allow this office')).toBeVisible();
    await zoom.close();
    await expect(meeting.getByRole('button', { name: 'Link Zoom' })).toBeEnabled();
  });

  await test.step('unlinking asks, and gives the access back', async () => {
    await calendar.getByRole('button', { name: 'Unlink Google' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(calendar.getByRole('button', { name: 'Link Google' })).toBeVisible();
    await expect.poll(() => providers.google.liveGrants).toBe(0);
  });
});
