import { putFile } from '@office/client/files/putFile.ts';
import { unwrap } from '@office/api';
import { browserDeps } from '@office/client/lib/deps.ts';
import { newId } from '@office/client/lib/newId.ts';
import { office, quietOffice } from '../../../platform/api/client.ts';
import { showError, showQuietError } from '@office/client/errors/showError.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { recovery } from '@office/client/recovery/serverRecovery.ts';
import { sealedLocalStorage } from '../../../platform/drafts/sealedStorage.ts';
import type { UploadsDeps } from '../compose/Uploads.ts';
import { browserDisk } from '../compose/browserDrafts.ts';
import { outboxStorage } from '../compose/outboxStorage.ts';
import { createChatApi } from '../sync/chatApi.ts';
import { MessageNotifier } from './notices/MessageNotifier.ts';
import { MemberChat, type MemberChatDeps } from './MemberChat.ts';
import { attachmentRules, maxPdfPages } from '@office/vocabulary';
import type { PdfPictures } from '../../../platform/files/PdfPreviews.ts';

/** Upload limit; larger files cannot occur. */
const { maxBytes } = attachmentRules;
const timeoutMs = 15_000;

/** Loads the PDF library on first use. */
async function pdfPictures(url: string): Promise<PdfPictures> {
  const signal = AbortSignal.timeout(timeoutMs);
  const [response, { drawPdf }] = await Promise.all([
    fetch(url, { signal, credentials: 'omit' }),
    import('../../../platform/files/drawPdf.ts'),
  ]);
  if (!response.ok) throw new Error(`Loading the file failed: ${response.status}`);
  const data = await response.arrayBuffer();
  if (data.byteLength > maxBytes) throw new Error('The file is too large');
  return drawPdf(data, { pages: maxPdfPages, signal });
}

const signAttachments: UploadsDeps['sign'] = async (files) => {
  const uploads = files.map(({ name, size }) => ({ fileName: name, fileSize: size }));
  const [only] = uploads;
  if (only && uploads.length === 1) {
    const body = { ...only, isFile: true } as const;
    return [await unwrap(office.POST('/v1/files/user/chat_message_attachment/pre-sign', { body }))];
  }
  const params = { path: { directory: 'chat_message_attachment' as const } };
  const call = office.POST('/v1/files/{directory}/multi-pre-sign', {
    params,
    body: { files: uploads },
  });
  return (await unwrap(call)).data;
};

const sendAttachment: UploadsDeps['send'] = async (file, signed, options) => {
  await putFile(signed, file, options);
};

export function createBrowserChat(
  member: Pick<
    MemberChatDeps,
    'userId' | 'organizationId' | 'onRoom' | 'onRead' | 'onMarkedUnread' | 'onThreadRead'
  >,
): MemberChat {
  const api = createChatApi(office, quietOffice);
  const notifier = new MessageNotifier({ ...browserDeps, fetchRoom: api.fetchRoom });
  return new MemberChat({
    ...browserDeps,
    ...member,
    api,
    channel: realtime,
    storage: sealedLocalStorage,
    // Without `localStorage`, unsent messages are kept in memory only.
    outboxStorage: (owner) =>
      browserDisk
        ? outboxStorage(browserDisk, sealedLocalStorage, owner)
        : { load: () => [], save: () => {}, remove: () => {} },
    uploads: { sign: signAttachments, send: sendAttachment },
    drawPdf: pdfPictures,
    addresses: {
      make: (content) => URL.createObjectURL(content),
      free: (address) => URL.revokeObjectURL(address),
    },
    newId,
    recovery,
    page: { isVisible: () => document.visibilityState === 'visible', onBack: onPageBack },
    showError,
    showQuietError,
    onOnline(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
    notifyAdded: (room, addedBy) => notifier.notifyAdded(room, addedBy),
    notify: (message, options) => notifier.notify(message, options),
  });
}

function onPageBack(listener: () => void): () => void {
  const stop = realtime.subscribe(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', listener);
  };
}
