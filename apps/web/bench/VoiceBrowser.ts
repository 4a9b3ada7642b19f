import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type BrowserServer, type Page } from 'playwright';
import { launchOptions } from '../../../scripts/browser.mjs';
import type { SessionCookies } from './signIn.ts';

declare global {
  interface Window {
    connections: RTCPeerConnection[];
    microphones: MediaStreamTrack[];
    /** Time of the first occurrence of each step in `performance.now()`. */
    steps: Map<string, number>;
  }
}

export interface Received {
  packets: number;
  frames: number;
  lost: number;
  samples: number;
  concealed: number;
}

export interface PageMemory {
  /** JavaScript heap after a garbage collection. */
  heapMb: number;
  processMb: number;
}

/** Member in a separate browser with real peer connections and Chromium's fake camera and microphone. */
export class VoiceBrowser {
  readonly name: string;
  readonly page: Page;
  readonly #browser: BrowserServer;
  #hasCrashed = false;

  private constructor(name: string, browser: BrowserServer, page: Page) {
    this.name = name;
    this.#browser = browser;
    this.page = page;
    page.on('crash', () => void (this.#hasCrashed = true));
  }

  get hasCrashed(): boolean {
    return this.#hasCrashed;
  }

  /** @param given.cameraFps frames per second of the fake camera; 20 by default */
  static async open(
    url: string,
    name: string,
    given: { cookies: SessionCookies; relayOnly: boolean; cameraFps?: number },
  ): Promise<VoiceBrowser> {
    const server = await chromium.launchServer({
      ...launchOptions,
      args: [
        ...launchOptions.args,
        `--use-fake-device-for-media-stream=fps=${given.cameraFps ?? 20}`,
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
      // Joins without the test of the devices before the first call.
      localStorage.setItem('office.device.devicesTested', 'true');
      localStorage.setItem('office.pushSaid', 'no-permission');
      localStorage.setItem('office.meetingsAvailableNotify', String(Date.now()));
      window.steps = new Map();
      const mark = (step: string) => {
        if (!window.steps.has(step)) window.steps.set(step, performance.now());
      };
      for (const type of ['pointerdown', 'keydown'])
        addEventListener(type, () => mark('press'), { capture: true });
      window.connections = [];
      window.RTCPeerConnection = class extends RTCPeerConnection {
        constructor(configuration?: RTCConfiguration) {
          super({ ...configuration, ...(relayOnly && { iceTransportPolicy: 'relay' }) });
          window.connections.push(this);
          mark('peer connection created');
          this.addEventListener('icecandidate', () => mark('first local candidate'));
          this.addEventListener('connectionstatechange', () => {
            if (this.connectionState === 'connected') mark('first peer connected');
          });
        }

        override setLocalDescription(description?: RTCLocalSessionDescriptionInit) {
          mark('first local description');
          return super.setLocalDescription(description);
        }

        override setRemoteDescription(description: RTCSessionDescriptionInit) {
          mark('first remote description');
          return super.setRemoteDescription(description);
        }
      };
      const request = window.fetch;
      window.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        const name = url.endsWith('/v1/voice-chat/token') ? 'join token' : null;
        if (name) mark(`${name} requested`);
        const response = await request(input, init);
        if (name) mark(`${name} received`);
        return response;
      };
      const messageSteps: [RegExp, string][] = [
        [/^40\/voice,/, 'voice socket'],
        [/^4[23]\/voice,.*("join"|"participantId".*"participants")/, 'join'],
      ];
      const markMessage = (data: unknown, what: string) => {
        if (typeof data !== 'string') return;
        for (const [pattern, name] of messageSteps) if (pattern.test(data)) mark(`${name} ${what}`);
      };
      window.WebSocket = class extends WebSocket {
        constructor(url: string | URL, protocols?: string | string[]) {
          super(url, protocols);
          this.addEventListener('open', () => mark('connected to the server'));
          this.addEventListener('message', ({ data }) => markMessage(data, 'answered'));
        }

        override send(data: string | BufferSource | Blob): void {
          markMessage(data, 'requested');
          super.send(data);
        }
      };
      window.microphones = [];
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        mark('microphone requested');
        const stream = await open(wanted);
        mark('microphone opened');
        window.microphones.push(...stream.getAudioTracks());
        return stream;
      };
    }, given.relayOnly);
    return new VoiceBrowser(name, server, await context.newPage());
  }

  get bar() {
    return this.page.getByRole('region', { name: 'Your voice chat' });
  }

  waitForAudio(others: number, timeout: number): Promise<boolean> {
    return this.page.evaluate(
      async ({ wanted, timeout }) => {
        const until = performance.now() + timeout;
        const last = new Map<RTCRtpReceiver, number>();
        const news = new Map<RTCRtpReceiver, number>();
        while (performance.now() < until) {
          const open = window.connections.filter((each) => each.connectionState === 'connected');
          // A connection to a media server receives the voices of all participants.
          const receivers = open
            .flatMap((connection) => connection.getReceivers())
            .filter(({ track }) => track.kind === 'audio');
          for (const receiver of receivers) {
            const [source] = receiver.getSynchronizationSources();
            if (!source || last.get(receiver) === source.rtpTimestamp) continue;
            if (last.has(receiver)) news.set(receiver, (news.get(receiver) ?? 0) + 1);
            last.set(receiver, source.rtpTimestamp);
          }
          if (open.length >= wanted && !window.steps.has('all peers connected'))
            window.steps.set('all peers connected', performance.now());
          if (receivers.filter((each) => (news.get(each) ?? 0) >= 2).length >= wanted) {
            if (!window.steps.has('everyone audible'))
              window.steps.set('everyone audible', performance.now());
            return true;
          }
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
        return false;
      },
      { wanted: others, timeout },
    );
  }

  async restartSteps(): Promise<void> {
    await this.page.evaluate(() => window.steps.clear());
  }

  /** Returns the times of the steps since the first press or since the page load, in milliseconds. */
  async steps(since: 'press' | 'load'): Promise<Map<string, number>> {
    const steps = await this.page.evaluate((since) => {
      const start = since === 'load' ? 0 : (window.steps.get('press') ?? 0);
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (since === 'load' && paint) window.steps.set('first contentful paint', paint.startTime);
      return [...window.steps].map(([step, at]): [string, number] => [step, at - start]);
    }, since);
    return new Map(steps);
  }

  received(): Promise<Received[]> {
    return this.page.evaluate(async () => {
      const open = window.connections.filter(
        ({ connectionState }) => connectionState === 'connected',
      );
      const reports = await Promise.all(open.map((connection) => connection.getStats()));
      return reports.map((report) => {
        const sum = { packets: 0, frames: 0, lost: 0, samples: 0, concealed: 0 };
        for (const each of report.values()) {
          if (each.type !== 'inbound-rtp') continue;
          if (each.kind === 'video') sum.frames += each.framesDecoded ?? 0;
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

  async waitForVideo(others: number, timeout: number): Promise<void> {
    const until = performance.now() + timeout;
    for (;;) {
      const receivingCount = (await this.received()).filter(({ frames }) => frames > 0).length;
      if (receivingCount >= others) return;
      if (performance.now() > until)
        throw new Error(`${this.name} sees ${receivingCount} of ${others}`);
      await delay(500);
    }
  }

  /** Ends the microphone track, as if the device was unplugged. */
  async pullMicrophone(): Promise<void> {
    await this.page.evaluate(() => {
      const track = window.microphones.at(-1)!;
      track.stop();
      track.dispatchEvent(new Event('ended'));
    });
  }

  /** Suspends all browser processes, like a sleeping laptop. */
  sleep(): void {
    for (const id of this.#processes()) process.kill(id, 'SIGSTOP');
  }

  wake(): void {
    for (const id of this.#processes()) process.kill(id, 'SIGCONT');
  }

  /** Closed connections and tracks are removed from the lists of this class first. */
  async memory(): Promise<PageMemory> {
    await this.page.evaluate(() => {
      window.connections = window.connections.filter(
        ({ connectionState }) => connectionState !== 'closed',
      );
      window.microphones = window.microphones.filter(({ readyState }) => readyState === 'live');
    });
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    await session.detach();
    const renderers = this.#processes().filter((id) =>
      readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer'),
    );
    const pages = renderers.map((id) =>
      Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]),
    );
    const bytes = pages.reduce((sum, each) => sum + each, 0) * 4096;
    return { heapMb: megabytes(usedSize), processMb: megabytes(bytes) };
  }

  /** CPU time used by the browser so far, in seconds. */
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

  #processes(): number[] {
    const parents = new Map<number, number>();
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/.test(entry)) continue;
      try {
        parents.set(Number(entry), Number(statOf(Number(entry))[1]));
      } catch {
        // The process has ended since the directory was listed.
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

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Fields of `/proc/…/stat` after the name: state, parent … */
function statOf(id: number): string[] {
  const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
