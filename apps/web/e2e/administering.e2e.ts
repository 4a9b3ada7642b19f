import type { Locator, Page } from 'playwright/test';
import { enterAdministration } from './support/administration.ts';
import { line, openFlatOffice, press } from './support/flatOffice.ts';
import { member } from './support/member.ts';
import { expect, password, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

// Separate office: these tests rebuild a floor, disconnect members and announce maintenance.
test.use({ isolatedOffice: ['administering', { scope: 'worker' }] });

const aoi = 'aoi@sakura.example';

interface Place {
  x: number;
  z: number;
}

async function avatarPositions(page: Page): Promise<Place[]> {
  const people = page.locator('[data-part="Person"]');
  await expect(people).toHaveCount(2);
  await expect(page.locator('[data-part="Person"][data-state="walk"]')).toHaveCount(0);
  const moved = await people.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).style.transform),
  );
  return moved.map((transform) => {
    const [x = 0, z = 0] = (transform.match(/[\d.]+/g) ?? []).map(Number);
    return { x, z };
  });
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
}

async function pressByTab(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, value: number): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(value.toFixed(2));
}

async function expectInLog(page: Page, entries: readonly [string, string][]): Promise<void> {
  for (const [action, target] of entries) {
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: action }) });
    await expect(rows.filter({ hasText: target })).toBeVisible();
  }
}

const isSignedOut = (page: Page) => expect(page).toHaveURL(/\/auth\/sign-in$/);

test('rebuilds an occupied floor, changes a role and blocks a member by keyboard in Japanese', async ({
  newBrowser,
  office,
}) => {
  const ren = (await newBrowser(member('ren'))).page;
  const mei = (await newBrowser(member('mei'))).page;
  await Promise.all([openFlatOffice(ren), openFlatOffice(mei)]);
  for (const page of [ren, mei]) {
    await line(page, 'Lounge').press('Enter');
    await press(page, 'Go there');
  }
  const isInLounge = ({ x, z }: Place) => x > 25.4 && z > 13.6;
  await expect.poll(async () => (await avatarPositions(mei)).filter(isInLounge).length).toBe(2);
  const [one, other] = (await avatarPositions(mei)) as [Place, Place];

  // A new wall through the avatars moves them aside.
  const admin = (await newBrowser({ language: 'ja' })).page;
  await enterAdministration(admin, office, aoi, '/admin/floors');
  await pressByTab(admin, admin.getByRole('link', { name: '1階 ひろばを編集' }));
  for (const { x, z } of [one, other]) {
    await tabTo(admin, admin.getByRole('application', { name: /^1階 ひろばの平面図/ }));
    await admin.keyboard.press('w');
    await admin.keyboard.press('Enter');
    await type(admin, '始点 左から (m)', x - 0.14);
    await type(admin, '始点 奥から (m)', z - 0.3);
    await type(admin, '終点 左から (m)', x - 0.14);
    await type(admin, '終点 奥から (m)', z + 0.3);
    await admin.keyboard.press('Tab');
  }
  await pressByTab(admin, admin.getByRole('button', { name: '公開する' }));
  const dialog = admin.getByRole('dialog', { name: 'この平面図を公開しますか？' });
  await expect(dialog).toContainText('アイテムを置く場所に2人がいます');
  await pressByTab(admin, dialog.getByRole('button', { name: '公開する' }));
  for (const page of [ren, mei]) {
    await expect
      .poll(async () => {
        const now = await avatarPositions(page);
        return now.filter((place) =>
          [one, other].every((was) => place.x !== was.x || place.z !== was.z),
        ).length;
      })
      .toBe(2);
  }

  const menu = admin.getByRole('navigation', { name: '管理メニュー' });
  await pressByTab(admin, menu.getByRole('link', { name: 'メンバー', exact: true }));
  const openMember = async (name: string) => {
    await pressByTab(admin, admin.getByRole('table').getByRole('button', { name, exact: true }));
    const details = admin.getByRole('dialog', { name });
    await expect(details).toBeVisible();
    return details;
  };
  const details = await openMember('高橋 蓮');
  await pressByTab(admin, details.getByRole('combobox', { name: '権限' }));
  await expect(admin.getByRole('option', { name: 'メンバー', exact: true })).toBeFocused();
  await admin.keyboard.press('Home');
  await expect(admin.getByRole('option', { name: '管理者', exact: true })).toBeFocused();
  await admin.keyboard.press('Enter');
  await pressByTab(admin, details.getByRole('button', { name: '変更を保存' }));
  await isSignedOut(ren);
  await admin.keyboard.press('Escape');
  await expect(details).toBeHidden();

  const blocked = await openMember('伊藤 芽依');
  await pressByTab(admin, blocked.getByRole('button', { name: 'ブロック', exact: true }));
  const question = admin.getByRole('alertdialog');
  await pressByTab(admin, question.getByRole('button', { name: 'ブロックする' }));
  await isSignedOut(mei);
  await expect(blocked.getByRole('button', { name: 'ブロックを解除' })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(blocked).toBeHidden();

  await pressByTab(admin, menu.getByRole('link', { name: '監査ログ' }));
  await expectInLog(admin, [
    ['平面図を公開', '1階 ひろば'],
    ['メンバーの権限を変更', '高橋 蓮'],
    ['メンバーをブロック', '伊藤 芽依'],
  ]);
});

test('invites a person, who enters the office, and announces maintenance', async ({
  newBrowser,
  office,
}) => {
  const email = 'tsubasa@sakura.example';
  const admin = (await newBrowser({ language: 'en' })).page;
  await enterAdministration(admin, office, aoi);
  await expect(admin.getByRole('navigation', { name: 'Administration menu' })).toBeVisible();
  await admin.getByRole('link', { name: 'Invitations', exact: true }).click();
  await admin.getByRole('link', { name: 'Invite people' }).first().click();
  await admin.getByLabel(/^Email$/).fill(email);
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill('新井 翼');
  await admin.getByLabel(/^Department/).fill('営業部');
  await admin.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.getByText('1 person was invited')).toBeVisible();

  let mail = '';
  await expect
    .poll(async () => (mail = (await office.mailTo(email).catch(() => ({ text: '' }))).text))
    .toMatch(/https?:/);
  const person = (await newBrowser({ language: 'en' })).page;
  await person.goto(/https?:\/\/\S+/.exec(mail)?.[0] ?? '');
  await person.getByRole('link', { name: 'Sign up' }).click();
  await expect(person.getByLabel(/^Full name/)).toHaveValue('新井 翼');
  await person.getByRole('button', { name: 'Continue to password' }).click();
  await person.getByLabel(/^(New password|Password)$/).fill(password);
  await person.getByLabel(/^Confirm password/).fill(password);
  await person.getByRole('button', { name: 'Sign up' }).click();
  await person.getByRole('link', { name: 'Enter the office' }).click();
  await expect(person.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(person.locator('[data-connection=reconnecting]')).toHaveCount(0);

  const system = (await newBrowser({ language: 'en' })).page;
  await enterAdministration(system, office, 'system@office.example');
  await system.getByRole('button', { name: /Sakura Works/ }).click();
  await expect(system.getByRole('navigation', { name: 'Administration menu' })).toBeVisible();
  await system.getByRole('link', { name: 'Maintenance' }).click();
  await system.getByRole('button', { name: 'Announce maintenance' }).click();
  const form = system.getByRole('dialog', { name: 'Announce maintenance' });
  await form.getByLabel(/^Contact phone/).fill('03-1234-5678');
  await form.getByLabel(/^Text in English/).fill('We are updating the database.');
  await form.getByRole('button', { name: 'Announce', exact: true }).click();
  await system
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Announce maintenance' })
    .click();
  await expect(system.getByText('Planned')).toBeVisible();

  await system.getByRole('link', { name: 'Audit log' }).click();
  await expectInLog(system, [
    ['Announced maintenance', ''],
    ['Accepted an invitation', '新井 翼'],
    ['Sent an invitation', email],
  ]);
});
