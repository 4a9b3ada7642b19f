import { unwrap, type Schemas } from '@office/api';
import { quietOffice } from '../../../platform/api/client.ts';
import { newId } from '../../../lib/newId.ts';
import { schedule } from '../../../lib/schedule.ts';
import { pdfPictures } from '../../../platform/files/pdfPictures.ts';
import { PdfPreviews } from '../../../platform/files/PdfPreviews.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { storage } from '../../../platform/session/browserSession.ts';
import { browserDisk } from '../compose/browserDisk.ts';
import { chatSender } from '../compose/chatSender.ts';
import { openDrafts, type Drafts } from '../compose/drafts.ts';
import { FileLinks } from './FileLinks.ts';
import { LostRooms } from './LostRooms.ts';
import { OpenRooms } from '../sync/OpenRooms.ts';
import { placeOf } from './place.ts';
import { openSeenThreads, type SeenThreads } from './seenThreads.ts';
import { Outbox, type OutboxStorage } from '../compose/Outbox.ts';
import { outboxStorage } from '../compose/outboxStorage.ts';
import { Typists } from '../compose/Typists.ts';
import { uploadAttachment } from '../compose/uploadAttachment.ts';
import { Uploads } from '../compose/Uploads.ts';

/** What chat keeps beside its pages while a member is at work. */
export interface MemberChat {
  rooms: OpenRooms;
  outbox: Outbox;
  uploads: Uploads;
  links: FileLinks;
  typists: Typists;
  drafts: Drafts;
  threads: SeenThreads;
  lost: LostRooms;
  pdfs: PdfPreviews;
}

/** Contract: the largest piece of a flow. */
const mostAtOnce = 100;

const messagesPath = '/v1/user/chat-rooms/{roomId}/messages';
const threadPath = '/v1/user/chat-rooms/{roomId}/messages/{messageId}/thread';
const changesPath = '/v1/user/chat-rooms/{roomId}/changes';

/**
 * @param owner a member in an organisation
 * @param onRoom a room is not as it was before
 */
export function createMemberChat(
  owner: string,
  onRoom: (room: Schemas['ChatRoomSummary']) => void,
): MemberChat {
  const rooms = new OpenRooms(({ roomId, threadRootId }) => ({
    ...(threadRootId ? { threadRootId } : {}),
    fetchMessages({ beforeSeq, ...place }) {
      // Who scrolls back goes on doing so.
      const query = beforeSeq === undefined ? {} : { beforeSeq, limit: mostAtOnce };
      if (!threadRootId) {
        const path = { roomId };
        return unwrap(
          quietOffice.GET(messagesPath, { params: { path, query: { ...query, ...place } } }),
        );
      }
      const path = { roomId, messageId: threadRootId };
      return unwrap(quietOffice.GET(threadPath, { params: { path, query } }));
    },
    fetchChanges: (afterSeq) =>
      unwrap(quietOffice.GET(changesPath, { params: { path: { roomId }, query: { afterSeq } } })),
    schedule,
    onRoom,
  }));
  return {
    rooms,
    outbox: new Outbox({
      storage: diskOf(owner),
      send: chatSender(quietOffice),
      schedule,
      now: () => Date.now(),
      newId,
      onSent: (message) =>
        rooms.receive({ roomId: message.roomId, seq: message.changeSeq, message }),
    }),
    uploads: new Uploads({
      upload: uploadAttachment,
      newId,
      previewOf: (file) => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined),
      forget: (previewUrl) => URL.revokeObjectURL(previewUrl),
    }),
    links: new FileLinks({
      async fetchLinks(fileKeys) {
        const answer = await unwrap(
          quietOffice.POST('/v1/files/pre-sign-url', { body: { fileKeys } }),
        );
        return answer.data;
      },
      now: () => Date.now(),
    }),
    typists: new Typists({
      now: () => Date.now(),
      schedule,
      signal(key) {
        const { roomId, threadRootId = null } = placeOf(key);
        realtime.say('typing', { roomId, threadRootId });
      },
    }),
    drafts: openDrafts(storage, owner),
    lost: new LostRooms(),
    pdfs: new PdfPreviews({
      draw: pdfPictures,
      addresses: {
        make: (picture) => URL.createObjectURL(picture),
        free: (address) => URL.revokeObjectURL(address),
      },
    }),
    threads: openSeenThreads(storage, owner, () => Date.now()),
  };
}

/** The disk, or nothing where the browser refuses it: the page itself still keeps what is written. */
function diskOf(owner: string): OutboxStorage {
  return browserDisk
    ? outboxStorage(browserDisk, owner)
    : { load: () => [], save: () => {}, remove: () => {} };
}
