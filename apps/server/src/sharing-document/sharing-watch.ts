import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from '../database/bus.ts';
import { voiceRoomsTopic, type VoiceRoomEvent } from '../voice/rooms/room-events.ts';
import { syncAllSharing, syncSharing, type SharingDeps } from './sharing-documents.ts';

interface WatchDeps extends Omit<SharingDeps, 'privateFiles'> {
  bus: Pick<Bus, 'subscribe' | 'onGap'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export class SharingWatch {
  readonly #log: WatchDeps['log'];
  readonly #settling = new Set<Promise<unknown>>();
  #isClosing = false;

  constructor({ bus, log, ...deps }: WatchDeps) {
    this.#log = log;
    bus.subscribe(voiceRoomsTopic, (news) => {
      const { kind, roomId } = news as VoiceRoomEvent;
      if (kind === 'changed') this.#run(() => syncSharing(deps, roomId));
    });
    bus.onGap(() => this.#run(() => syncAllSharing(deps)));
  }

  /** Waits for the current work. Other processes or the clean-up continue the rest. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all(this.#settling);
  }

  #run(settle: () => Promise<unknown>): void {
    if (this.#isClosing) return;
    const work = settle()
      .catch((err: unknown) => this.#log.error({ err }, 'updating a shared document failed'))
      .finally(() => this.#settling.delete(work));
    this.#settling.add(work);
  }
}
