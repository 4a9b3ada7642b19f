import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type BrowserServer, type Page } from 'playwright';
import { launchOptions } from '../../../scripts/browser.mjs';
import type { SessionCookies } from './signIn.ts';

declare global {
  interface Window {
    connections: RTCPeerConnection[];
    microphones: MediaStreamTrack[];
  }
}

/** Packets of sound and pictures that came over one connection, and what had to be made up for. */
export interface Received {
  packets: number;
  pictures: number;
  lost: number;
  /** Samples of sound. */
  samples: number;
  concealed: number;
}

/** A member in a browser of their own: real connections, a camera and a microphone of Chromium's making. */
export class Talker {
  readonly name: string;
  readonly page: Page;
  readonly #browser: BrowserServer;

  private constructor(name: string, browser: BrowserServer, page: Page) {
    this.name = name;
    this.#browser = browser;
    this.page = page;
  }

  /** @param given.relayOnly every connection goes through the relay */
  static async open(
    url: string,
    name: string,
    given: { cookies: SessionCookies; relayOnly: boolean },
  ): Promise<Talker> {
    const server = await chromium.launchServer({
      ...launchOptions,
      args: [
        ...launchOptions.args,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--allow-loopback-in-peer-connection',
      ],
    });
    const browser = await chromium.connect(server.wsEndpoint());
    const context = await browser.newContext({ baseURL: url });
    await context.addCookies(given.cookies);
    await context.addInitScript((relayOnly) => {
      localStorage.setItem('office.language', 'en');
      localStorage.setItem('office.view', '2d');
      localStorage.setItem('office.pushSaid', 'no-permission');
      localStorage.setItem('office.meetingsAvailableNotify', String(Date.now()));
      window.connections = [];
      window.RTCPeerConnection = class extends RTCPeerConnection {
        constructor(configuration?: RTCConfiguration) {
          super({ ...configuration, ...(relayOnly && { iceTransportPolicy: 'relay' }) });
          window.connections.push(this);
        }
      };
      window.microphones = [];
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        window.microphones.push(...stream.getAudioTracks());
        return stream;
      };
    }, given.relayOnly);
    return new Talker(name, server, await context.newPage());
  }

  get bar() {
    return this.page.getByRole('region', { name: 'Your voice chat' });
  }

  /**
   * Resolves as soon as new sound of so many others has come in: each has given two packets that were not there when
   * it was looked at before. Looked at in the page, by what costs it nothing.
   */
  hears(others: number, patience: number): Promise<boolean> {
    return this.page.evaluate(
      async ({ wanted, patience }) => {
        const until = performance.now() + patience;
        const last = new Map<RTCPeerConnection, number>();
        const news = new Map<RTCPeerConnection, number>();
        while (performance.now() < until) {
          const open = window.connections.filter((each) => each.connectionState === 'connected');
          for (const connection of open) {
            const [source] = connection
              .getReceivers()
              .filter(({ track }) => track.kind === 'audio')
              .flatMap((receiver) => receiver.getSynchronizationSources());
            if (!source || last.get(connection) === source.rtpTimestamp) continue;
            if (last.has(connection)) news.set(connection, (news.get(connection) ?? 0) + 1);
            last.set(connection, source.rtpTimestamp);
          }
          if (open.filter((each) => (news.get(each) ?? 0) >= 2).length >= wanted) return true;
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
        return false;
      },
      { wanted: others, patience },
    );
  }

  /** Packets that have come in over each connection that stands. */
  received(): Promise<Received[]> {
    return this.page.evaluate(async () => {
      const open = window.connections.filter(
        ({ connectionState }) => connectionState === 'connected',
      );
      const reports = await Promise.all(open.map((connection) => connection.getStats()));
      return reports.map((report) => {
        const sum = { packets: 0, pictures: 0, lost: 0, samples: 0, concealed: 0 };
        for (const each of report.values()) {
          if (each.type !== 'inbound-rtp') continue;
          if (each.kind === 'video') sum.pictures += each.framesDecoded ?? 0;
          else {
            sum.packets += each.packetsReceived ?? 0;
            sum.lost += each.packetsLost ?? 0;
            sum.samples += each.totalSamplesReceived ?? 0;
            sum.concealed += each.concealedSamples ?? 0;
          }
        }
        return sum;
      });
    });
  }

  /** Resolves when pictures of so many others come in. */
  async sees(others: number, patience: number): Promise<void> {
    const until = performance.now() + patience;
    for (;;) {
      const seen = (await this.received()).filter(({ pictures }) => pictures > 0).length;
      if (seen >= others) return;
      if (performance.now() > until) throw new Error(`${this.name} sees ${seen} of ${others}`);
      await delay(500);
    }
  }

  /** The microphone is pulled out: its track ends by itself. */
  async pullMicrophone(): Promise<void> {
    await this.page.evaluate(() => {
      const track = window.microphones.at(-1)!;
      track.stop();
      track.dispatchEvent(new Event('ended'));
    });
  }

  /** The laptop sleeps: nothing of the browser runs. */
  sleep(): void {
    for (const id of this.#processes()) process.kill(id, 'SIGSTOP');
  }

  wake(): void {
    for (const id of this.#processes()) process.kill(id, 'SIGCONT');
  }

  /** Seconds of CPU that the browser has used so far. */
  cpu(): number {
    const ticks = this.#processes().map((id) => {
      const fields = statOf(id);
      return Number(fields[11]) + Number(fields[12]);
    });
    return ticks.reduce((sum, each) => sum + each, 0) / 100;
  }

  async close(): Promise<void> {
    this.wake();
    await this.#browser.close();
  }

  /** The browser's own process, and all that it started. */
  #processes(): number[] {
    const parents = new Map<number, number>();
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/.test(entry)) continue;
      try {
        parents.set(Number(entry), Number(statOf(Number(entry))[1]));
      } catch {
        // It ended meanwhile.
      }
    }
    const found = new Set([this.#browser.process().pid!]);
    for (let size = 0; size < found.size;) {
      size = found.size;
      for (const [id, parent] of parents) if (found.has(parent)) found.add(id);
    }
    return [...found];
  }
}

/** The fields of /proc/…/stat behind the name: state, parent … */
function statOf(id: number): string[] {
  const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
