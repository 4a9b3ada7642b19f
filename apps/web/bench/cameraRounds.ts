import { setTimeout as delay } from 'node:timers/promises';
import type { PageMemory, VoiceBrowser } from './VoiceBrowser.ts';

interface CameraRounds {
  talkers: readonly VoiceBrowser[];
  rounds: number;
  enterRoom(talker: VoiceBrowser): Promise<void>;
}

export interface CameraRound {
  name: string;
  round: number;
  inCall: PageMemory;
  afterCall: PageMemory;
}

const timeoutMs = 90_000;
const talkMs = 3000;

/** Repeats a call with all cameras on. Measures the memory of each page in the call and after it. */
export async function measureCameraRounds(given: CameraRounds): Promise<CameraRound[]> {
  const { talkers, rounds, enterRoom } = given;
  const measured: CameraRound[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const since = performance.now();
    for (const talker of talkers) await enterRoom(talker);
    for (const talker of talkers)
      if (!(await talker.waitForAudio(talkers.length - 1, timeoutMs)))
        throw new Error(`${talker.name} does not hear all others in time`);
    for (const { page } of talkers) await page.keyboard.press('Alt+v');
    for (const talker of talkers) await talker.waitForVideo(talkers.length - 1, timeoutMs);
    await delay(talkMs);
    const inCall = await Promise.all(talkers.map((each) => each.memory()));
    for (const { bar } of talkers) await bar.getByRole('button', { name: 'Leave' }).click();
    for (const { bar } of talkers) await bar.waitFor({ state: 'hidden' });
    const afterCall = await Promise.all(talkers.map((each) => each.memory()));
    for (const [index, { name }] of talkers.entries())
      measured.push({ name, round, inCall: inCall[index]!, afterCall: afterCall[index]! });
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    const processMb = afterCall.map((each) => each.processMb);
    console.log(`Round ${round} of ${rounds}: ${seconds} s, MB after it ${processMb.join(' ')}`);
    for (const { name, hasCrashed } of talkers)
      if (hasCrashed) throw new Error(`The page of ${name} crashed in round ${round}`);
  }
  return measured;
}

export function memoryRows(measured: readonly CameraRound[]) {
  const names = [...new Set(measured.map(({ name }) => name))];
  return names.map((name) => {
    const own = measured.filter((each) => each.name === name);
    const [first, last] = [own[0]!, own.at(-1)!];
    return {
      what: `memory of ${name}, MB`,
      of: own.length,
      heapFirst: first.afterCall.heapMb,
      heapLast: last.afterCall.heapMb,
      processFirst: first.afterCall.processMb,
      processLast: last.afterCall.processMb,
      inCallFirst: first.inCall.processMb,
      inCallLast: last.inCall.processMb,
    };
  });
}
