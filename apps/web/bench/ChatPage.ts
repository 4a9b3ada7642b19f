import { setTimeout as delay } from 'node:timers/promises';
import { scriptedGuest } from '@office/scene-bridge/conformance';
import type {
  Browser,
  BrowserContext,
  Locator,
  Page,
  ViewportSize,
  WebSocketRoute,
} from 'playwright';
import { countDrawing, type Drawing } from '../../../scripts/bench-page.mjs';
import { collectMessages } from './collectMessages.ts';
import type { SessionCookies } from './signIn.ts';

export class ChatPage {
  readonly page: Page;
  /** Elements and commits of the current document. */
  readonly drawing: () => Promise<Drawing>;
  readonly #context: BrowserContext;
  readonly #lines: Set<WebSocketRoute>;
  readonly #address: string;
  readonly #composer: Locator;

  private constructor(
    page: Page,
    drawing: () => Promise<Drawing>,
    lines: Set<WebSocketRoute>,
    address: string,
  ) {
    this.page = page;
    this.drawing = drawing;
    this.#context = page.context();
    this.#lines = lines;
    this.#address = address;
    this.#composer = page.locator('[data-component=Composer]').getByRole('textbox');
  }

  /** Opens a room for a signed-in member. The 3D scene is stubbed. */
  static async open(
    browser: Browser,
    {
      url,
      roomId,
      cookies,
      viewport = { width: 1000, height: 1200 },
    }: { url: string; roomId: string; cookies: SessionCookies; viewport?: ViewportSize },
  ): Promise<ChatPage> {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'ja',
      viewport,
      // The worker would load the scene from its cache instead of the stub.
      serviceWorkers: 'block',
    });
    await context.addCookies(cookies);
    const lines = new Set<WebSocketRoute>();
    await context.routeWebSocket('**/api/realtime/**', (line) => {
      lines.add(line);
      const server = line.connectToServer();
      line.onClose(() => {
        lines.delete(line);
        void server.close();
      });
      server.onClose(() => {
        lines.delete(line);
        void line.close();
      });
    });
    // Browsers and servers share one machine, so the default timeout is too short.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await stubScene(page);
    const drawing = await countDrawing(page);
    const chatPage = new ChatPage(page, drawing, lines, `/chat-room/${roomId}`);
    await chatPage.reload();
    return chatPage;
  }

  async write(content: string): Promise<void> {
    await this.#composer.fill(content);
    await this.#composer.press('Enter');
  }

  waiting(): Promise<number> {
    return this.page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('office.outbox.')).length,
    );
  }

  /** Breaks the connection without a disconnect packet, like a network failure. */
  async drop(): Promise<void> {
    for (const line of this.#lines) await line.close({ code: 4999 }).catch(() => undefined);
    this.#lines.clear();
  }

  /** Retries until the page loads, because the server may be down. */
  async reload(): Promise<void> {
    for (;;) {
      const opened = await this.page.goto(this.#address).catch(() => null);
      const writable = this.#composer.waitFor({ timeout: 20_000 });
      if (opened?.ok() && (await writable.then(() => true).catch(() => false))) return;
      await writable.catch(() => undefined);
      await delay(100);
    }
  }

  messages(): Promise<string[]> {
    return this.page.evaluate(collectMessages);
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}

/** Does not use `page.route`, because it disables the HTTP cache and pictures would load repeatedly. */
async function stubScene(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const body = Buffer.from(scriptedGuest()).toString('base64');
    const responseHeaders = [{ name: 'content-type', value: 'text/javascript' }];
    devtools
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      // The page may have been closed or reloaded.
      .catch(() => undefined);
  });
  const patterns = [{ urlPattern: '*/scene/builtin/office.loader*.js' }];
  await devtools.send('Fetch.enable', { patterns });
}
