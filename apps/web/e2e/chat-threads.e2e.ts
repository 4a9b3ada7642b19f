import {
  runMessageAction,
  aoiOptions,
  chooseRoomMenuItem,
  composerOf,
  feedOf,
  makeRoom,
  messageOf,
  renOptions,
  sendMessage,
  typeUntilIndicated,
} from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

/** A thread replaces its room. */
const narrow = { viewport: { width: 1100, height: 720 } };

test('updates a thread live for both members, keeps its draft and opens it by link', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser({ ...aoiOptions, ...narrow });
  const { page: ren } = await newBrowser({ ...renOptions, ...narrow });
  const path = await makeRoom(aoi, 'スレッドの部屋', ['高橋 蓮']);
  await sendMessage(aoi, '来週のリリースについて相談させてください');
  await ren.goto(path);
  await runMessageAction(ren, '来週のリリース', 'スレッドで返信');

  const thread = ren.locator('[data-component=ThreadPanel]');
  await expect(thread).toContainText('返信はまだありません');
  await sendMessage(ren, '火曜日の午前はいかがでしょうか');

  const root = messageOf(aoi, '来週のリリース');
  await expect(root.getByRole('button', { name: /1件の返信.*新着/ })).toBeVisible();
  await expect(messageOf(aoi, '火曜日の午前')).toHaveCount(0);
  await root.getByRole('button', { name: /1件の返信/ }).click();
  await expect(messageOf(aoi, '火曜日の午前')).toBeVisible();
  const draft = await typeUntilIndicated(ren, aoi, '高橋 蓮さんが入力中');
  await sendMessage(aoi, '火曜日でお願いします');
  await expect(messageOf(ren, '火曜日でお願いします')).toBeVisible();
  await expect(composerOf(ren)).toHaveValue(draft);

  // Escape keeps the text in the composer. The draft stays in the thread when returning to the room.
  await composerOf(ren).press('Escape');
  await expect(composerOf(ren)).toBeFocused();
  await expect(composerOf(ren)).toHaveValue(draft);
  await ren.getByRole('button', { name: 'ルームに戻る' }).click();
  await expect(thread).toHaveCount(0);
  const summary = messageOf(ren, '来週のリリース').getByRole('button', { name: /2件の返信/ });
  await expect(summary).not.toContainText('新着');
  await expect(composerOf(ren)).toHaveValue('');
  await summary.click();
  await expect(composerOf(ren)).toHaveValue(draft);

  await ren.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await runMessageAction(ren, '火曜日でお願いします', 'リンクをコピー');
  await expect(ren.getByText('コピーしました').first()).toBeVisible();
  const link = new URL(await ren.evaluate(() => navigator.clipboard.readText()));
  await aoi.goto(`${link.pathname}${link.search}`);
  await expect(messageOf(aoi, '火曜日でお願いします')).toHaveAttribute('data-marked', 'true');
});

test('keeps a pending thread reply across a reload', async ({ newBrowser }) => {
  const { page: aoi, context } = await newBrowser({ ...aoiOptions, ...narrow });
  await makeRoom(aoi, '送信中の部屋', []);
  await sendMessage(aoi, '議事録です');
  await runMessageAction(aoi, '議事録です', 'スレッドで返信');
  await expect(aoi.locator('[data-component=ThreadPanel]')).toBeVisible();
  const sending = '**/api/v1/user/chat-rooms/*/messages';
  await context.route(sending, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await sendMessage(aoi, '追記します');
  await expect(messageOf(aoi, '追記します')).toContainText('送信中');

  await context.unroute(sending);
  await aoi.reload();
  await expect(messageOf(aoi, '追記します')).toHaveCount(1);
  await expect(feedOf(aoi)).not.toContainText('送信中');
  await aoi.getByRole('button', { name: 'ルームに戻る' }).click();
  await expect(messageOf(aoi, '議事録です')).toContainText('1件の返信');
  await expect(messageOf(aoi, '追記します')).toHaveCount(0);
});

test('browser Back restores the latest position after returning from a thread and reading on', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser({ ...aoiOptions, ...narrow });
  const path = await makeRoom(aoi, '戻る部屋', []);
  await sendMessage(aoi, '最初の相談です');
  for (let index = 1; index <= 4; index += 1) {
    await sendMessage(
      aoi,
      Array.from({ length: 12 }, (_, line) => `${index}の${line}行目`).join('\n'),
    );
  }
  const first = messageOf(aoi, '最初の相談です');
  const last = messageOf(aoi, '4の11行目');
  await aoi.goto(path);
  await expect(last).toBeInViewport();
  await feedOf(aoi).evaluate((feed) => feed.scrollTo(0, 0));
  await runMessageAction(aoi, '最初の相談です', 'スレッドで返信');
  await aoi.getByRole('button', { name: 'ルームに戻る' }).click();
  await expect(first).toHaveAttribute('data-marked', 'true');
  await expect(first).toBeFocused();
  const link = aoi.url();
  expect(link).toContain('message=');

  await feedOf(aoi).evaluate((feed) => feed.scrollTo(0, feed.scrollHeight));
  await expect(last).toBeInViewport();
  await chooseRoomMenuItem(aoi, 'メンバー');
  await expect(aoi.getByRole('heading', { name: 'メンバー' })).toBeVisible();
  await aoi.goBack();
  await expect(last).toBeInViewport();
  await expect(first).not.toBeInViewport();

  await aoi.goto(link);
  await expect(first).toBeInViewport();
  await expect(first).toHaveAttribute('data-marked', 'true');
});

test('opens a thread beside its room in a wide window, and Back closes it', async ({
  newBrowser,
}) => {
  const { page: aoi } = await newBrowser(aoiOptions);
  const path = await makeRoom(aoi, '並べる部屋', []);
  await sendMessage(aoi, '並べて読む相談です');
  await runMessageAction(aoi, '並べて読む相談です', 'スレッドで返信');
  const thread = aoi.getByRole('region', { name: 'スレッド', exact: true });
  const room = aoi.locator('[data-component=ChatRoom]');
  await expect(thread).toContainText('返信はまだありません');
  await expect(aoi).toHaveURL(/thread=/);
  await composerOf(thread).fill('こちらで続けます');
  await composerOf(thread).press('Enter');
  await expect(thread.getByRole('article').filter({ hasText: 'こちらで続けます' })).toBeVisible();
  await expect(room.getByRole('button', { name: /1件の返信/ })).toBeVisible();

  await aoi.goBack();
  await expect(thread).toHaveCount(0);
  await expect(aoi).toHaveURL(new RegExp(`${path}$`));
  await aoi.goForward();
  await expect(thread).toContainText('こちらで続けます');
  await room.getByRole('article').filter({ hasText: '並べて読む相談です' }).focus();
  await aoi.keyboard.press('Escape');
  await expect(thread).toHaveCount(0);
  await expect(room).toBeVisible();

  await room.getByRole('button', { name: /1件の返信/ }).click();
  await expect(thread).toBeVisible();
  await aoi.setViewportSize({ width: 1000, height: 720 });
  await expect(room).toHaveCount(0);
  await expect(aoi.getByRole('button', { name: 'ルームに戻る' })).toBeVisible();
});
