import type { Page, Route } from 'playwright/test';
import { enterAdministration } from './support/administration.ts';
import { member, openOffice } from './support/member.ts';
import { registerDevice, test } from './support/pushReceiver.ts';
import { expect, skipInQuickSet } from './support/test.ts';

skipInQuickSet();

const aoi = 'aoi@sakura.example';

/** A member whose account language is Japanese, used for notifications. */
const inJapanese = (name: string) => ({ ...member(name), language: 'ja' }) as const;

const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^新着のお知らせ/ })
    .getByRole('listitem')
    .filter({ hasText: title });

test('delivers a notification to two pages and a push device, and answers a question', async ({
  newBrowser,
  office,
  pushService,
}) => {
  const ren = (await newBrowser(inJapanese('ren'))).page;
  const yui = (await newBrowser(inJapanese('yui'))).page;
  const mei = await newBrowser(inJapanese('mei'));
  await registerDevice(mei.context, pushService, office.url);
  await mei.page.close();
  await Promise.all([openOffice(ren), openOffice(yui)]);
  const admin = (await newBrowser({ language: 'en' })).page;

  await test.step('delivers a bilingual notification immediately', async () => {
    await enterAdministration(admin, office, aoi, '/admin/notifications/new');
    await admin.getByRole('textbox', { name: 'Title 日本語' }).fill('窓の清掃');
    await admin.getByRole('textbox', { name: 'Content 日本語' }).fill('**土曜日**に清掃します。');
    await admin.getByRole('textbox', { name: 'Title English' }).fill('Window cleaning');
    await admin.getByRole('button', { name: 'Send', exact: true }).click();
    // A title requires content in its language. The form keeps the input when validation fails.
    const english = admin.getByRole('textbox', { name: 'Content English' });
    await expect(english).toBeFocused();
    await english.fill('On **Saturday**.');
    const send = async () => {
      await admin.getByRole('button', { name: 'Send', exact: true }).click();
      await admin.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
    };
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await admin.route('**/v1/admin/notifications', loseAnswer, { times: 1 });
    await send();
    await expect(admin.getByRole('alertdialog')).toBeHidden();
    // The notice closes after a few seconds.
    await Promise.all([ren, yui].map((page) => expect(toast(page, '窓の清掃')).toBeVisible()));
    await admin.reload();
    await send();
    await expect(admin.getByRole('link', { name: 'Window cleaning' })).toHaveCount(1);
    await expect
      .poll(() => pushService.arrived.map(({ data }) => data))
      .toContainEqual(expect.objectContaining({ title: '窓の清掃', body: '土曜日に清掃します。' }));
  });

  await test.step('answers a question and notifies its author', async () => {
    await openOffice(ren, '/question-and-answer?view=ask');
    await ren.getByRole('textbox', { name: '質問' }).fill('モニターは借りられますか');
    await ren.getByRole('button', { name: '質問する', exact: true }).click();
    await expect(ren.getByRole('textbox')).toHaveCount(0);
    await expect(ren.getByText('モニターは借りられますか')).toBeVisible();
    await ren.getByRole('button', { name: 'パネルを閉じる' }).click();
    await admin.getByRole('link', { name: /^Questions from members/ }).click();
    await admin.getByRole('button', { name: 'モニターは借りられますか' }).click();
    const question = admin.getByRole('dialog', { name: 'Question' });
    await question.getByRole('textbox', { name: 'Answer' }).fill('はい、**総務**へどうぞ。');
    await question.getByRole('button', { name: 'Send answer' }).click();
    await toast(ren, '質問に回答がありました')
      .getByRole('button', { name: /^質問に回答がありました/ })
      .click();
    await ren.getByRole('button', { name: '質問と回答を開く' }).click();
    await expect(ren.getByText('はい、総務へどうぞ。')).toBeVisible();
  });

  await test.step('keeps an unsaved category name across a reload', async () => {
    await admin.goto('/admin/help/categories');
    const add = () => admin.getByRole('button', { name: 'Add a category' }).click();
    const name = admin.getByRole('dialog').getByRole('textbox', { name: 'Name English' });
    await add();
    await name.fill('Equipment');
    await admin.reload();
    await add();
    await expect(name).toHaveValue('Equipment');
    await admin.getByRole('dialog').getByRole('textbox', { name: 'Name 日本語' }).fill('備品');
    await admin.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(admin.getByRole('button', { name: 'Rename “Equipment”' })).toBeVisible();
    await add();
    await expect(name).toHaveValue('');
  });
});

test('answers a survey on a phone, and offline during a server crash', async ({
  newBrowser,
  office,
}) => {
  const admin = (await newBrowser({ language: 'en' })).page;
  await enterAdministration(admin, office, aoi, '/admin/surveys');
  await admin.getByRole('button', { name: 'Create survey' }).click();
  await expect(admin).toHaveURL(/\/surveys\/new$/);
  const publish = async () => {
    await admin.getByRole('button', { name: 'Publish' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  };
  await expect(admin.getByText('23 people')).toBeVisible();
  await publish();
  await expect(admin.getByText('Enter a title. Add a question.')).toBeVisible();
  await admin.getByRole('textbox', { name: 'Title', exact: true }).fill('席替えのアンケート');
  const questions = admin.getByRole('list', { name: 'Questions in Page 1' });
  await admin.getByRole('button', { name: 'Add question' }).click();
  const title = questions.getByRole('textbox', { name: 'Question', exact: true });
  await title.fill('窓側がよいですか');
  await questions.getByRole('textbox', { name: 'Choice 1' }).fill('はい');
  await questions.getByRole('textbox', { name: 'Choice 2' }).fill('いいえ');
  await admin.getByRole('button', { name: 'Add question' }).click();
  await title.fill('ひとこと');
  await questions.getByRole('combobox', { name: 'Type' }).click();
  await admin.getByRole('option', { name: 'Long text' }).click();
  await publish();
  await expect(admin.getByRole('button', { name: 'Close survey' })).toBeVisible();
  await expect(admin).not.toHaveURL(/\/surveys\/new$/);
  const id = /[^/]+$/.exec(admin.url())?.[0] ?? '';

  const begin = async (page: Page, choice: string, text: string) => {
    await page.goto(`/survey-form/${id}`);
    await page.getByRole('radio', { name: choice }).click();
    await page.getByRole('textbox', { name: /^ひとこと/ }).fill(text);
  };
  const send = async (page: Page) => {
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Send answers' }).click();
  };
  const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you' });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const ren = (await newBrowser(member('ren'))).page;
  const mei = (await newBrowser({ ...member('mei'), ...phone })).page;
  await Promise.all([
    begin(ren, 'はい', '明るい席がよいです').then(() => send(ren)),
    begin(mei, 'いいえ', '通路側で').then(() => send(mei)),
  ]);
  for (const page of [ren, mei]) await expect(thanks(page)).toBeVisible();

  const { page: haru, context } = await newBrowser(member('haru'));
  await begin(haru, 'はい', '駅で');
  const form = haru.locator('[data-component=SurveyForm]');
  const words = haru.getByRole('textbox', { name: /^ひとこと/ });
  await expect(form).toContainText('What you typed is saved as a draft.');
  await context.setOffline(true);
  await words.fill('駅で、電車を待ちながら');
  await expect(form).toContainText('What you typed is kept on this device.');
  await context.setOffline(false);
  await expect(form).toContainText('What you typed is saved as a draft.');
  await haru.reload();
  await expect(words).toHaveValue('駅で、電車を待ちながら');

  // The server is killed while the response is in flight, so the client cannot know if it was stored.
  await haru.route(
    '**/v1/surveys/*/response',
    async (route) => {
      const killed = office.kill();
      await route.continue();
      await killed;
    },
    { times: 1 },
  );
  await send(haru);
  await expect(form.getByRole('alert')).toContainText('Not sent');
  await office.restart();
  await expect(async () => {
    const sendButton = haru.getByRole('button', { name: 'Send answers' });
    if (await sendButton.isVisible()) await sendButton.click({ timeout: 1000 });
    await expect(thanks(haru)).toBeVisible({ timeout: 2000 });
  }).toPass();

  await admin.goto(`/admin/surveys/${id}/results`);
  await expect(admin.getByText('3 of 23 answered')).toBeVisible();
  const first = admin.getByRole('table', { name: '窓側がよいですか' });
  await expect(first.getByRole('row', { name: /^はい/ })).toContainText('2');
  await expect(first.getByRole('row', { name: /^いいえ/ })).toContainText('1');
  await admin.getByRole('button', { name: 'Read the answers' }).click();
  await expect(admin.getByText('駅で、電車を待ちながら')).toHaveCount(1);
});

const pdf = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>>> endobj',
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

async function recordVideo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    // On a busy machine, the first chunk may contain only part of the header.
    const parts: Blob[] = [];
    const recorded = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => {
        parts.push(data);
        const all = new Blob(parts);
        if (all.size > 1000) resolve(all);
      };
    });
    recorder.start(100);
    const drawing = setInterval(() => pen.fillRect(0, 0, Math.random() * 300, 150), 10);
    const bytes = new Uint8Array(await (await recorded).arrayBuffer());
    clearInterval(drawing);
    recorder.stop();
    return btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), ''));
  });
  return Buffer.from(base64, 'base64');
}

test('finds, reads and comments a pinned post, and reads a tutorial with PDF and video', async ({
  newBrowser,
  office,
}) => {
  const ren = (await newBrowser(inJapanese('ren'))).page;
  const yui = (await newBrowser(inJapanese('yui'))).page;
  const admin = (await newBrowser({ language: 'en' })).page;
  await Promise.all([
    openOffice(ren, '/bulletin-board?view=write'),
    openOffice(yui),
    enterAdministration(admin, office, aoi, '/admin/bulletin-boards/posts'),
  ]);

  await test.step('pins a post, notifies, and lets another member find, read and comment it', async () => {
    await ren.getByRole('textbox', { name: 'タイトル' }).fill('避難訓練の集合場所');
    await ren.getByRole('textbox', { name: '本文' }).fill('**北口の広場**に集まります。');
    await ren.getByRole('button', { name: '投稿する' }).click();
    await expect(ren.getByRole('article', { name: '避難訓練の集合場所' })).toBeVisible();

    const post = admin.getByRole('row').filter({ hasText: '避難訓練の集合場所' });
    await admin.reload();
    await post.getByRole('button', { name: /^Actions for/ }).click();
    await admin.getByRole('menuitem', { name: /^Pin/ }).click();
    await expect(post).toContainText('Pinned');
    await expect(toast(yui, '掲示板：避難訓練の集合場所')).toBeVisible();

    await yui.keyboard.press('Control+k');
    await yui.getByRole('combobox', { name: 'すべてを検索' }).fill('北口の広場');
    const posts = yui.getByRole('group', { name: '投稿' });
    await posts.getByRole('option', { name: /避難訓練の集合場所/ }).click();
    const read = yui.getByRole('article', { name: '避難訓練の集合場所' });
    await expect(read).toContainText('北口の広場に集まります。');
    await yui.getByRole('textbox', { name: 'コメントを書く' }).fill('車いすでも行けますか');
    await yui.getByRole('button', { name: 'コメントする' }).click();
    await expect(
      ren.getByRole('list', { name: 'コメント' }).getByText('車いすでも行けますか'),
    ).toBeVisible();
    await admin.reload();
    await expect(post.getByRole('cell', { name: '1', exact: true })).toHaveCount(2);
  });

  await test.step('publishes and reads a tutorial with a PDF and a video', async () => {
    await admin.goto('/admin/tutorials/new');
    await admin.getByRole('textbox', { name: 'Title 日本語' }).fill('消火器の使い方');
    await admin.getByRole('textbox', { name: 'Title English' }).fill('Using an extinguisher');
    await admin.getByRole('textbox', { name: 'Text 日本語' }).fill('まず**ピン**を抜きます。');
    await admin.getByRole('tab', { name: /^English/ }).click();
    await admin.getByRole('textbox', { name: 'Text English' }).fill('Pull the **pin** first.');
    await admin.getByRole('button', { name: 'Attachments' }).setInputFiles([
      { name: '手順.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: '実演.webm', mimeType: 'video/webm', buffer: await recordVideo(admin) },
    ]);
    const attached = admin.getByRole('list', { name: 'Order of the attachments' });
    await expect(attached.getByRole('listitem')).toHaveCount(2);
    await admin.getByRole('button', { name: 'Publish', exact: true }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();

    await toast(yui, '消火器の使い方').getByRole('button').first().click();
    await yui.getByRole('button', { name: 'チュートリアルを開く' }).click();
    const text = yui.locator('[data-component=Markdown]');
    await expect(text).toHaveText('まずピンを抜きます。');
    const video = yui.getByRole('figure', { name: '実演.webm' }).locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
      .toBeGreaterThan(0);
    await expect(
      yui.getByRole('group', { name: '手順.pdfのページ' }).and(yui.locator('[data-state=drawn]')),
    ).toBeVisible();
  });
});
