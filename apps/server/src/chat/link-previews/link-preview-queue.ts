import { findPreviewUrls } from '@office/vocabulary';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { Logger } from 'pino';
import PQueue from 'p-queue';
import type { Limiter } from '../../http/rate-limits.ts';
import type { LinkPreviews, PreviewedMessage } from '../../platform/link-previews.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMessage, updateMessage } from '../store/message-store.ts';
import { publishMessageById } from '../rooms/room-events.ts';
import { lockRoom } from '../store/room-store.ts';
import { fetchPage, fetchPicture, type PageSource } from './page-fetch.ts';
import type { PageMetadata } from './page-metadata.ts';
import { storePicture } from './preview-picture.ts';
import { hasLinkPreviews } from './preview-setting-store.ts';
import {
  attachPreviews,
  findCachedPreview,
  savePreview,
  type CachedPreview,
} from '../store/link-preview-store.ts';

export interface LinkPreviewDeps extends Pick<
  Platform,
  'config' | 'db' | 'files' | 'now' | 'realtime'
> {
  limiter: Limiter;
  log: Pick<Logger, 'warn'>;
}

const maxConcurrent = 16;
/** Messages above this number have no previews. */
const maxWaiting = 500;
const minute = 60_000;
const successLifetime = 24 * 60 * minute;
const failureLifetime = 10 * minute;

interface RequestedPage {
  organizationId: string;
  url: string;
  ownerId: string;
}

/** Adds previews to messages. The queue is in memory: messages waiting at shutdown have none. */
export class LinkPreviewQueue implements LinkPreviews {
  readonly #deps: LinkPreviewDeps;
  readonly #ownOrigin: string;
  readonly #queue = new PQueue({ concurrency: maxConcurrent });
  readonly #closing = new AbortController();
  /** Running fetches by organisation and URL. */
  readonly #fetches = new Map<string, Promise<CachedPreview | null>>();

  constructor(deps: LinkPreviewDeps) {
    this.#deps = deps;
    this.#ownOrigin = new URL(deps.config.publicUrl).origin;
  }

  request(message: PreviewedMessage): void {
    if (this.#closing.signal.aborted || this.#queue.size >= maxWaiting) return;
    if (findPreviewUrls(message.content, this.#ownOrigin).length === 0) return;
    this.#queue
      .add(() => this.#addPreviews(message))
      .catch((err: unknown) => {
        this.#deps.log.warn({ err, messageId: message.messageId }, 'link previews failed');
      });
  }

  async settled(): Promise<void> {
    await this.#queue.onIdle();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#queue.clear();
    await this.#queue.onIdle();
  }

  async #addPreviews({ organizationId, roomId, messageId }: PreviewedMessage): Promise<void> {
    const { db } = this.#deps;
    const message = await findMessage(db, roomId, messageId);
    const ownerId = message?.senderId;
    if (!ownerId || message.deletedAt) return;
    if (!(await hasLinkPreviews(db, organizationId))) return;
    const urls = findPreviewUrls(message.content, this.#ownOrigin);
    const found = await Promise.all(
      urls.map((url) => this.#findOrFetch({ organizationId, url, ownerId })),
    );
    const previews = found.flatMap((preview) => (preview?.title ? [preview] : []));
    if (previews.length > 0) await this.#attach({ organizationId, roomId, messageId }, previews);
  }

  async #attach(
    { organizationId, roomId, messageId }: Omit<PreviewedMessage, 'content'>,
    previews: readonly CachedPreview[],
  ): Promise<void> {
    const { db } = this.#deps;
    const isChanged = await db
      .transaction(async (tx) => {
        const room = await lockRoom(tx, { organizationId }, roomId, 1);
        // Read again, because the message may have been edited or deleted during the requests.
        const message = room && (await findMessage(tx, roomId, messageId));
        if (!message || message.deletedAt) throw new Unchanged();
        const urls = findPreviewUrls(message.content, this.#ownOrigin);
        if (!(await attachPreviews(tx, messageId, { urls, previews }))) throw new Unchanged();
        await updateMessage(tx, messageId, { changeSeq: room.lastSeq });
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof Unchanged) return false;
        throw error;
      });
    if (isChanged) await publishMessageById(this.#deps, { organizationId, id: roomId }, messageId);
  }

  /** Returns null if the organisation exceeds its rate limit. */
  async #findOrFetch(page: RequestedPage): Promise<CachedPreview | null> {
    const { db, limiter, now } = this.#deps;
    const cached = await findCachedPreview(db, page, now());
    if (cached) return cached;
    const key = `${page.organizationId} ${page.url}`;
    const running = this.#fetches.get(key);
    if (running) return running;
    if (limiter.take('linkPreview', page.organizationId) > 0) return null;
    const fetching = this.#fetch(page).finally(() => this.#fetches.delete(key));
    this.#fetches.set(key, fetching);
    return fetching;
  }

  async #fetch({ organizationId, url, ownerId }: RequestedPage): Promise<CachedPreview | null> {
    const { config, db, now } = this.#deps;
    const source: PageSource = {
      trusted: config.linkPreviewHosts,
      ownOrigin: this.#ownOrigin,
      signal: this.#closing.signal,
    };
    const page = await fetchPage(url, source).catch(() => undefined);
    if (this.#closing.signal.aborted) return null;
    const pictureFileId =
      page && (await this.#fetchPicture(page, source, { ownerId, organizationId }));
    const lifetime = page === undefined ? failureLifetime : successLifetime;
    const { title = '', description = '', siteName = '' } = page ?? {};
    const result = { organizationId, url, title, description, siteName };
    const expiresAt = addMilliseconds(now(), lifetime);
    return savePreview(db, { ...result, pictureFileId: pictureFileId ?? null, expiresAt }, now());
  }

  async #fetchPicture(
    { pictureUrl }: PageMetadata,
    source: PageSource,
    owner: { ownerId: string; organizationId: string },
  ): Promise<string | null> {
    if (!pictureUrl) return null;
    const bytes = await fetchPicture(pictureUrl, source).catch(() => null);
    return bytes && storePicture(this.#deps, bytes, owner);
  }
}

/** Thrown to release the sequence number of the room. */
class Unchanged extends Error {}
