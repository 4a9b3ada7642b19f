/** `incoming`: a member calls; `outgoing`: the ringback tone of the member's own call. */
export type Ring = 'incoming' | 'outgoing';

interface Note {
  at: number;
  length: number;
  hertz: number;
}

interface RingMelody {
  notes: readonly Note[];
  /** Repeat interval in seconds. */
  intervalSeconds: number;
  maxVolume: number;
}

const melodies: Record<Ring, RingMelody> = {
  incoming: {
    notes: [
      { at: 0, length: 0.22, hertz: 659.25 },
      { at: 0.2, length: 0.22, hertz: 880 },
      { at: 0.4, length: 0.22, hertz: 659.25 },
      { at: 0.6, length: 0.5, hertz: 880 },
    ],
    intervalSeconds: 2.4,
    maxVolume: 0.16,
  },
  outgoing: { notes: [{ at: 0, length: 1, hertz: 425 }], intervalSeconds: 3, maxVolume: 0.05 },
};

/** Web Lock that lets only one page ring at a time. */
const ringLock = 'office.ring';

export interface RingToneDeps {
  createContext(): AudioContext;
  locks: Pick<LockManager, 'request'> | undefined;
}

const browserParts: RingToneDeps = {
  createContext: () => new AudioContext(),
  locks: globalThis.navigator?.locks,
};

/**
 * Rings until the returned function is called. Schedules all notes in advance, because timers in
 * hidden tabs are throttled. Before the first user interaction, leaves ringing to another page.
 * @param seconds maximum duration
 */
export function startRinging(
  ring: Ring,
  seconds: number,
  { createContext, locks }: RingToneDeps = browserParts,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const play = async () => {
    if (signal.aborted) return;
    const audio = createContext();
    let closed: Promise<void> | undefined;
    // Closing an audio context twice rejects.
    const close = () => (closed ??= audio.close());
    const silenced = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        void close();
        resolve();
      });
    });
    planNotes(audio, melodies[ring], seconds);
    const over = new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));
    await Promise.race([silenced, mayPlay(audio) ? over : close()]);
  };
  const begin = locks
    ? locks.request(`${ringLock}.${ring}`, { signal }, play).then(() => {})
    : play();
  begin.catch(() => {
    // Stopped, or the browser has no audio. The page, title and notification report the call as well.
  });
  return () => stop.abort();
}

function mayPlay(audio: AudioContext): boolean {
  return audio.state === 'running';
}

function planNotes(
  audio: AudioContext,
  { notes, intervalSeconds, maxVolume }: RingMelody,
  seconds: number,
) {
  const rounds = Math.ceil(seconds / intervalSeconds);
  for (let round = 0; round < rounds; round++)
    for (const note of notes)
      planNote(audio, { ...note, at: note.at + round * intervalSeconds }, maxVolume);
}

function planNote(audio: AudioContext, { at, length, hertz }: Note, maxVolume: number): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  // Fades in and out to avoid clicks.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(maxVolume, start + 0.02);
  volume.gain.setValueAtTime(maxVolume, start + length - 0.06);
  volume.gain.linearRampToValueAtTime(0, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
