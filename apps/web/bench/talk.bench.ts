import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { benchArguments, isQuick } from '../../../scripts/bench-results.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { hasTurnServer } from '../../../scripts/turn-server.mjs';
import { measureCameraRounds, memoryRows } from './cameraRounds.ts';
import { LossyTurnRelay } from './LossyTurnRelay.ts';
import { MediaServers } from './MediaServers.ts';
import { ServerProcess } from './serverProcess.ts';
import { signedIn } from './signIn.ts';
import { StepTimes } from './StepTimes.ts';
import { VoiceBrowser } from './VoiceBrowser.ts';

// npm run bench -- talk [rounds] [browsers] [all|start|cameras|sfu] [checkout]
//
// Up to five browsers talk in one room through a real relay (coturn, Debian package) with
// configurable packet loss. Use fewer browsers if five occupy all cores. Measures the time until
// the first audio arrives, and until all participants hear each other again after a page reload, a restart of the relay,
// a network outage, a server crash, an unplugged microphone and a suspended laptop. Times are in milliseconds. A
// participant counts as heard once two new audio packets have arrived. `start` measures only the start of a call and the
// page reload. Quick runs measure these and the restart of the relay. `cameras` repeats a call with all cameras on, over
// direct connections, and measures the memory of each page: `talk 20 5 cameras`. `sfu` uses two Janus processes (Debian
// package) instead of the relay, and kills the one of the call. `checkout` is the path of another built checkout to
// compare with.
const rounds = Number(benchArguments[0] ?? (isQuick ? 1 : 3));
const names = ['aoi', 'ren', 'mei', 'haru', 'yui'].slice(
  0,
  Number(benchArguments[1] ?? (isQuick ? 2 : 5)),
);
const isStartOnly = benchArguments[2] === 'start';
const isCameras = benchArguments[2] === 'cameras';
const mediaServers = benchArguments[2] === 'sfu' ? await MediaServers.start() : null;
const checkout = benchArguments[3];
const room = 'Talk area Komorebi';
const timeoutMs = 90_000;

type Row = Record<string, string | number>;
const rows: Row[] = [];
function report(what: string, times: number[], more: Row = {}): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN);
  rows.push({ what, of: times.length, p50: at(0.5), p95: at(0.95), ...more });
  console.log(what, `p50 ${at(0.5)}`, `p95 ${at(0.95)}`, more);
}

async function measureFirstAudio(talker: VoiceBrowser, others: number): Promise<number> {
  if (await talker.waitForAudio(others, timeoutMs)) return performance.now();
  const shown = await talker.page.locator('body').innerText();
  throw new Error(`${talker.name} does not hear ${others} others in time. ${shown}`);
}

const waitForAllAudio = async (since: number, among = talkers) =>
  (await Promise.all(among.map((each) => measureFirstAudio(each, among.length - 1)))).map(
    (at) => at - since,
  );

if (isQuick && !process.env['CI'] && !hasTurnServer()) {
  console.log('Skipped, because coturn is not installed.');
  process.exit();
}
const dataDir = await mkdtemp(join(tmpdir(), 'office-talk-'));
const relay = await LossyTurnRelay.start();
const server = new ServerProcess(dataDir, await freePort(), {
  ...(checkout && { checkout }),
  environment: {
    OFFICE_TURN_URLS: relay.url,
    OFFICE_TURN_SECRET: LossyTurnRelay.secret,
    ...mediaServers?.environment(2),
  },
});
await server.start();
const talkers: VoiceBrowser[] = [];

async function cpuShares(): Promise<number[]> {
  const seconds = 10;
  const before = talkers.map((each) => each.cpu());
  await delay(seconds * 1000);
  return talkers.map((each, index) => (100 * (each.cpu() - before[index]!)) / seconds);
}

async function enterRoom(talker: VoiceBrowser): Promise<void> {
  await talker.page.getByRole('button', { name: `Join “${room}”` }).click();
  await talker.bar.waitFor();
}

async function measureRelayRestart(): Promise<void> {
  const seconds = isQuick ? 1 : 10;
  await relay.restart(seconds * 1000);
  report(`relay away for ${seconds} s, then back`, await waitForAllAudio(performance.now()));
}

async function measureOutages(): Promise<void> {
  for (const seconds of [3, 20]) {
    const back: number[] = [];
    for (let round = 0; round < Math.max(1, rounds - 1); round += 1) {
      relay.loss = 1;
      for (const { page } of talkers) await page.context().setOffline(true);
      await delay(seconds * 1000);
      relay.loss = 0;
      const since = performance.now();
      for (const { page } of talkers) await page.context().setOffline(false);
      back.push(...(await waitForAllAudio(since)));
    }
    report(`network cut for ${seconds} s, then back`, back);
  }

  // Longer than the timeout of a peer connection, which is then replaced.
  relay.loss = 1;
  await delay(45_000);
  relay.loss = 0;
  report('relay blocked for 45 s, then back', await waitForAllAudio(performance.now()));

  await server.kill();
  const silent = performance.now();
  const duringOutage = await waitForAllAudio(silent);
  await delay(3000);
  await server.start();
  const started = performance.now();
  await Promise.all(
    talkers.map(({ bar }) => bar.getByText('Reconnecting…').waitFor({ state: 'hidden' })),
  );
  report('server killed: audio continues', duringOutage);
  report('server started again: in the room', [performance.now() - started]);
  await waitForAllAudio(performance.now());
}

async function measureDevices(): Promise<void> {
  const [victim] = talkers as [VoiceBrowser];
  const others = talkers.slice(1);
  const silenced = performance.now();
  await victim.pullMicrophone();
  report(
    'microphone unplugged: audible again',
    (await Promise.all(others.map((each) => measureFirstAudio(each, names.length - 1)))).map(
      (at) => at - silenced,
    ),
  );

  const sleepSeconds = 25;
  victim.sleep();
  await delay(sleepSeconds * 1000);
  victim.wake();
  report(`laptop slept for ${sleepSeconds} s, then back`, await waitForAllAudio(performance.now()));
}

async function measureLossAndCpu(): Promise<void> {
  const before = await Promise.all(talkers.map((each) => each.received()));
  report('CPU of a browser, % of a core: voices alone', await cpuShares());
  relay.loss = 0.2;
  await delay(5000);
  const lossy = await Promise.all(talkers.map((each) => each.received()));
  await delay(20_000);
  const after = await Promise.all(talkers.map((each) => each.received()));
  relay.loss = 0;
  const sum = (all: typeof after, key: keyof (typeof after)[0][0]) =>
    all.flat().reduce((total, each) => total + each[key], 0);
  const concealed = (from: typeof after, to: typeof after) =>
    `${((100 * (sum(to, 'concealed') - sum(from, 'concealed'))) / (sum(to, 'samples') - sum(from, 'samples'))).toFixed(1)} %`;
  const lost = sum(after, 'lost') - sum(lossy, 'lost');
  const came = sum(after, 'packets') - sum(lossy, 'packets');
  if (came === 0) throw new Error('No audio arrives while 20 % of the packets are lost');
  rows.push({
    what: 'loss of 20 % on every way',
    lost: `${((100 * lost) / (lost + came)).toFixed(1)} %`,
    madeUp: concealed(lossy, after),
    without: concealed(before, lossy),
  });

  for (const { page } of talkers) await page.keyboard.press('Alt+v');
  for (const talker of talkers) await talker.waitForVideo(talkers.length - 1, timeoutMs);
  report('CPU of a browser, % of a core: with cameras', await cpuShares());
}

async function measureStart(): Promise<void> {
  const first: number[] = [];
  const startSteps = new StepTimes();
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, talker] of talkers.entries()) {
      await talker.restartSteps();
      const pressed = performance.now();
      await enterRoom(talker);
      if (index > 0) first.push((await measureFirstAudio(talker, index)) - pressed);
    }
    await waitForAllAudio(performance.now());
    startSteps.add(await talkers.at(-1)!.steps('press'));
    if (round < rounds - 1) {
      for (const talker of talkers) await talker.bar.getByRole('button', { name: 'Leave' }).click();
      for (const talker of talkers) await talker.bar.waitFor({ state: 'hidden' });
    }
  }
  report('click until everyone is audible', first);
  startSteps.print(`Steps of ${names.at(-1)}, the last to join`);
}

/** Returns to the call if the page asks before, and unmutes. Resolves with the time. */
async function unmute({ page, bar }: VoiceBrowser): Promise<number> {
  const offer = page.getByRole('button', { name: 'Rejoin' });
  const muted = bar.getByRole('button', { name: 'Unmute' });
  await offer.or(muted).first().waitFor();
  // Uses the keyboard, because Playwright's click waits until the button stops moving.
  await ((await offer.isVisible()) ? offer : muted).press('Enter');
  return performance.now();
}

async function measureReload(): Promise<void> {
  const [victim] = talkers as [VoiceBrowser];
  const hears: number[] = [];
  const heard: number[] = [];
  const reloadSteps = new StepTimes();
  for (let round = 0; round < rounds; round += 1) {
    // Waits until recovery work has finished, so that the reload is measured alone.
    await delay(5000);
    const reloaded = performance.now();
    await victim.page.reload({ waitUntil: 'commit' });
    const [hearsAt, unmutedAt] = await Promise.all([
      measureFirstAudio(victim, names.length - 1),
      unmute(victim),
    ]);
    hears.push(hearsAt - reloaded);
    reloadSteps.add(await victim.steps('load'));
    await waitForAllAudio(reloaded);
    heard.push(performance.now() - Math.max(unmutedAt, hearsAt));
  }
  report('page reloaded until everyone is audible', hears);
  report('then unmuted until audible to everyone', heard);
  reloadSteps.print('Steps after a page reload');
}

async function measureMediaServerEnd(servers: MediaServers): Promise<void> {
  const back: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await delay(3000);
    const since = performance.now();
    const restart = await servers.killUsedBy(talkers[0]!.page);
    back.push(...(await waitForAllAudio(since)));
    await restart();
  }
  report('media server killed, then everyone audible through the other', back);
}

try {
  for (const name of names) {
    const { cookies } = await signedIn(server.url, `${name}@sakura.example`);
    const talker = await VoiceBrowser.open(server.url, name, {
      cookies,
      relayOnly: !isCameras && !mediaServers,
      // Five encoders of full rate occupy more than two cores.
      ...(isCameras && { cameraFps: 5 }),
    });
    talkers.push(talker);
    await talker.page.goto('/voice-chat');
    await talker.page.getByRole('button', { name: `Join “${room}”` }).waitFor();
  }

  if (isCameras) {
    rows.push(...memoryRows(await measureCameraRounds({ talkers, rounds, enterRoom })));
  } else {
    await measureStart();
    await measureReload();
    if (mediaServers) await measureMediaServerEnd(mediaServers);
    else if (!isStartOnly) {
      await measureRelayRestart();
      if (!isQuick) {
        await measureOutages();
        await measureDevices();
        await measureLossAndCpu();
      }
    }
  }
} catch (error) {
  for (const { name, page, hasCrashed } of talkers)
    console.error(name, hasCrashed ? 'crashed' : await page.locator('body').innerText());
  throw error;
} finally {
  for (const talker of talkers) await talker.close();
  await server.stop();
  await relay.stop();
  await mediaServers?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.table(rows);
console.log(`Load of the machine at the end: ${loadavg()[0]!.toFixed(1)}`);
