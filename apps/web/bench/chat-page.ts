import { createOfficeClient, unwrap, type Schemas } from '@office/api';
import { chromium } from 'playwright';
import { launchOptions } from '../../../scripts/browser.mjs';
import { ChatPage } from './ChatPage.ts';
import type { ChatPageResult, ChatPageTask } from './chatPageTask.ts';
import { openRoom, scrollBack } from './pageTimes.ts';

// A process of `npm run bench -- chat`, which tells it what to measure.

process.once('message', (task: ChatPageTask) => {
  measure(task).then(
    (result) => process.send!(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function measure(task: ChatPageTask): Promise<ChatPageResult> {
  const { url, roomId, times, back, slowDown } = task;
  const session = await signIn(task);
  const browser = await chromium.launch(launchOptions);
  try {
    const viewport = { width: 1280, height: 800 };
    const { page } = await ChatPage.open(browser, { url, roomId, session, viewport });
    const opened: number[] = [];
    for (let time = 0; time <= times; time += 1) {
      const took = await openRoom(page, roomId);
      // The first one fetches the code too.
      if (time > 0) opened.push(took);
    }
    return { opened, scrolled: await scrollBack(page, { back, slowDown }) };
  } finally {
    await browser.close();
  }
}

/** Signs in; everything in the room counts as read, so that it opens at its end. */
async function signIn({ url, email, password, roomId }: ChatPageTask): Promise<Schemas['Session']> {
  let session: Schemas['Session'] | null = null;
  const office = createOfficeClient({
    baseUrl: `${url}/api`,
    getLanguage: () => 'ja',
    lock: (work) => work(),
    session: {
      getTokens: () => session,
      update: (next) => void (session = next),
      onRefreshFailed: (error) => {
        throw error;
      },
    },
  });
  session = await unwrap(office.POST('/v1/auth/user/login', { body: { email, password } }));
  const joined = await unwrap(office.GET('/v1/organizations/user/joined'));
  const body = { organizationId: joined.data[0]!.id };
  session = await unwrap(office.POST('/v1/auth/user/organization', { body }));
  const path = { roomId };
  const latest = await unwrap(
    office.GET('/v1/user/chat-rooms/{roomId}/messages', { params: { path, query: { limit: 1 } } }),
  );
  await unwrap(
    office.PATCH('/v1/user/chat-rooms/{roomId}/last-read-message', {
      params: { path },
      body: { messageId: latest.data[0]!.id },
    }),
  );
  return session;
}
