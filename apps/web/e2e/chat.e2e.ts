import type { Page } from 'playwright/test';
import {
  aoiOptions,
  compose,
  composerOf,
  feedOf,
  renOptions,
  typeUntilIndicated,
} from './support/chat.ts';
import { expect, test } from './support/test.ts';

const renInEnglish = { ...renOptions, language: 'en' } as const;

async function writeToRen(page: Page): Promise<void> {
  await page.goto('/people');
  await page.getByRole('searchbox').fill('れん');
  await page.getByRole('button', { name: '高橋 蓮', exact: true }).click();
  await page.getByRole('button', { name: 'メッセージ', exact: true }).click();
  await expect(page).toHaveURL(/\/direct-message\/.+/);
  await expect(composerOf(page)).toBeVisible();
}

test('two members exchange direct messages', async ({ newBrowser }) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const { page: ren } = await newBrowser(renInEnglish);
  await ren.goto('/main');
  await writeToRen(aoi);

  await compose(aoi, 'おはようございます');
  await expect(feedOf(aoi).getByText('おはようございます')).toHaveCount(0);
  await composerOf(aoi).press('Enter');
  await expect(feedOf(aoi).getByText('おはようございます')).toBeVisible();
  await expect(composerOf(aoi)).toHaveValue('');

  const unread = ren.getByRole('link', { name: /Direct messages.*unread/ });
  await expect(unread).toBeVisible();
  await ren.getByRole('button', { name: /おはようございます/ }).click();
  await expect(feedOf(ren).getByText('おはようございます')).toBeVisible();
  await expect(unread).toHaveCount(0);

  await typeUntilIndicated(ren, aoi, '高橋 蓮さんが入力中');
  await composerOf(ren).fill('Good morning');
  await composerOf(ren).press('Enter');
  await expect(feedOf(aoi).getByText('Good morning')).toBeVisible();
});

test('keeps a pending message across a reload', async ({ newBrowser }) => {
  const { page: aoi, context } = await newBrowser(aoiOptions);
  await writeToRen(aoi);
  const sending = '**/api/v1/user/chat-rooms/*/messages';
  await context.route(sending, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await composerOf(aoi).fill('途中で再読み込み');
  await composerOf(aoi).press('Enter');
  await expect(feedOf(aoi).getByText('途中で再読み込み')).toBeVisible();
  await expect(feedOf(aoi).getByText('送信中').first()).toBeVisible();

  await context.unroute(sending);
  await aoi.reload();
  await expect(feedOf(aoi).getByText('途中で再読み込み')).toHaveCount(1);
  await expect(feedOf(aoi).getByText('送信中')).toHaveCount(0);

  const { page: ren } = await newBrowser(renInEnglish);
  await ren.goto(new URL(aoi.url()).pathname);
  await expect(feedOf(ren).getByText('途中で再読み込み')).toHaveCount(1);
});

test('offers guests no new direct messages', async ({ newBrowser }) => {
  const { page } = await newBrowser({ ...aoiOptions, as: 'guest@sakura.example' });
  for (const path of ['/direct-message', '/direct-message?view=new']) {
    await page.goto(path);
    await expect(page.getByText('ダイレクトメッセージはまだありません')).toBeVisible();
    await expect(page.getByRole('button', { name: '新しいメッセージ' })).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: '名前・フリガナで検索' })).toHaveCount(0);
  }
});
