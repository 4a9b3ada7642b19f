import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enterAdministration } from './support/administration.ts';
import { renOptions } from './support/chat.ts';
import { expect, skipInQuickSet, test as base } from './support/test.ts';
import { watchViolations } from './support/violations.ts';

interface Portal {
  origin: string;
  /** Content of the page. */
  html: string;
}

/** A site of another origin with a strict content security policy. */
const test = base.extend<{ portal: Portal }>({
  portal: async ({ office }, use) => {
    const portal: Portal = { origin: '', html: '' };
    const policy = `default-src 'none'; script-src ${office.url}; connect-src ${office.url}; require-trusted-types-for 'script'; trusted-types 'none'`;
    const server: Server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', policy);
      response.end(`<!doctype html><html lang="ja"><title>Portal</title>${portal.html}</html>`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    portal.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(portal);
    server.close();
  },
});

// Tests of two-factor authentication keep administrators out.
test.use({ isolatedOffice: ['widgets', { scope: 'worker' }] });

test('shows the office in a page of an allowed origin until the widget is disabled', async ({
  newBrowser,
  office,
  portal,
}) => {
  skipInQuickSet();
  const { page: ren } = await newBrowser(renOptions);
  await ren.goto('/main');
  const { page: admin } = await newBrowser({ language: 'ja' });
  await enterAdministration(admin, office, 'aoi@sakura.example', '/admin/widgets');
  await admin.getByRole('button', { name: 'ウィジェットを作成' }).click();
  const form = admin.getByRole('dialog', { name: 'ウィジェットを作成' });
  await form.getByRole('textbox', { name: '名前' }).fill('社内ポータル');
  await form.getByRole('textbox', { name: '許可するオリジン' }).fill(`${portal.origin}/home`);
  await form.getByRole('radio', { name: '名前と状況' }).click();
  await form.getByRole('button', { name: /^会議室/ }).click();
  await admin.getByRole('menuitemcheckbox').first().click();
  await admin.keyboard.press('Escape');
  await form.getByRole('button', { name: 'ウィジェットを作成' }).click();
  const code = admin.getByRole('dialog', { name: '社内ポータルのコード' });
  portal.html = await code.getByText('<office-embed').innerText();
  await code.getByRole('button', { name: '閉じる' }).click();
  await expect(admin.getByText(`許可するオリジン：${portal.origin}`)).toBeVisible();

  const { page, context } = await newBrowser();
  const violations = await watchViolations(page);
  await page.goto(portal.origin);
  const widget = page.getByRole('region', { name: /のオフィス$/ });
  await expect(widget.getByRole('link', { name: /高橋 蓮/ })).toBeVisible();
  await expect(widget.getByText('会議室', { exact: true })).toBeVisible();
  expect(await widget.getByRole('link', { name: /^オフィスを開く/ }).getAttribute('href')).toBe(
    `${office.url}/main`,
  );
  expect(await context.cookies(office.url)).toEqual([]);
  expect(violations).toEqual([]);

  await page.goto(portal.origin.replace('localhost', '127.0.0.1'));
  await expect(page.getByText('このページにはオフィスの情報を表示できません。')).toBeVisible();

  await admin.getByRole('button', { name: '社内ポータルのその他の操作' }).click();
  await admin.getByRole('menuitem', { name: '無効にする' }).click();
  await expect(admin.getByText('無効', { exact: true })).toBeVisible();
  await page.goto(portal.origin);
  await expect(page.getByText('このウィジェットは利用できません。')).toBeVisible();
});
