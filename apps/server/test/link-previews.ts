import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  makeChannel,
  makeChatMembers,
  roomsPath,
  sendMessage,
  type ChatTestMember,
} from './chat.ts';
import { startOffice, type TestOffice } from './office.ts';
import type { TestOrganization } from './people.ts';
import { startWebSite, type TestPage, type TestWebSite } from './providers/web-site.ts';

export interface PreviewTest {
  /** A site that the server may fetch. */
  site: TestWebSite;
  /** A site in an inner network. */
  inner: TestWebSite;
  office: TestOffice;
  organization: TestOrganization;
  aoi: ChatTestMember;
  ren: ChatTestMember;
  room: Schemas['ChatRoomSummary'];
}

export function setUpPreviewTest(): PreviewTest {
  const test = {} as PreviewTest;
  beforeAll(async () => {
    test.site = await startWebSite();
    test.inner = await startWebSite();
    test.office = await startOffice({ linkPreviewHosts: [test.site.host] });
  });
  afterAll(async () => {
    await test.office.close();
    await test.site.close();
    await test.inner.close();
  });
  beforeEach(async () => {
    for (const { requests, pages } of [test.site, test.inner]) {
      requests.length = 0;
      pages.clear();
    }
    const { organization, chatters } = await makeChatMembers(test.office, ['青木 葵', '高橋 蓮']);
    const [aoi, ren] = chatters as [ChatTestMember, ChatTestMember];
    const room = await makeChannel(test.office, chatters);
    Object.assign(test, { organization, aoi, ren, room });
  });
  return test;
}

export const html = (head: string): TestPage => ({ body: `<html><head>${head}</head></html>` });

export const messagePath = ({ room }: PreviewTest, messageId: string) =>
  `${roomsPath}/${room.id}/messages/${messageId}`;

export async function readMessage(
  test: PreviewTest,
  messageId: string,
  reader: Pick<ChatTestMember, 'token'> = test.ren,
): Promise<Schemas['ChatMessage']> {
  const { office } = test;
  await office.platform.linkPreviews.settled();
  const { token } = reader;
  const answer = await office.call<Schemas['ChatMessage']>('GET', messagePath(test, messageId), {
    token,
  });
  return answer.body;
}

export async function previewsOf(
  test: PreviewTest,
  content: string,
  sender: Pick<ChatTestMember, 'token'> = test.aoi,
): Promise<Schemas['ChatLinkPreview'][] | undefined> {
  const { id } = await sendMessage(test.office, sender, test.room.id, content);
  return (await readMessage(test, id, sender)).previews;
}
