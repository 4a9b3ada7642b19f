import { aoiOptions, composerOf, makeRoom, messageOf } from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

test('actions of a tapped message are 44 px apart and do not cover its text', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const viewport = { width: 390, height: 844 };
  const { page } = await newBrowser({ ...aoiOptions, viewport, hasTouch: true });
  await makeRoom(page, '電話の部屋', []);
  const first = '明日の打ち合わせの資料をご確認くださいますか';
  const second = '開始は十五時に変更になりましたのでご注意を';
  for (const text of [first, second]) {
    await composerOf(page).fill(text);
    await page.getByRole('button', { name: '送信', exact: true }).tap();
    await expect(messageOf(page, text)).toBeVisible();
  }
  for (const text of [first, second]) {
    await messageOf(page, text).getByText(text).tap();
    const tools = page.getByRole('group', { name: 'メッセージの操作' });
    await expect(tools).toHaveCount(1);
    await expect
      .poll(async () => {
        const bar = (await tools.boundingBox())!;
        const line = (await messageOf(page, text).getByText(text).boundingBox())!;
        return line.y - (bar.y + bar.height);
      })
      .toBeGreaterThanOrEqual(0);
    await expect(
      messageOf(page, text).getByRole('group', { name: 'メッセージの操作' }),
    ).toBeVisible();
    const centres = await tools.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, width } = button.getBoundingClientRect();
        return left + width / 2;
      }),
    );
    const distances = centres.slice(1).map((centre, index) => centre - centres[index]!);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(44);
  }
  await composerOf(page).tap();
  await expect(page.getByRole('group', { name: 'メッセージの操作' })).toHaveCount(0);
});
