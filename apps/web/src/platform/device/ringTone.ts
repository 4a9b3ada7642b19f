/** `incoming`: someone calls; `outgoing`: the member calls, and hears that it rings there. */
export type Ring = 'incoming' | 'outgoing';

interface Note {
  /** Seconds. */
  at: number;
  length: number;
  hertz: number;
}

interface RingMelody {
  notes: readonly Note[];
  /** Seconds from one beginning to the next. */
  every: number;
  loudest: number;
}

const melodies: Record<Ring, RingMelody> = {
  incoming: {
    notes: [
      { at: 0, length: 0.22, hertz: 659.25 },
      { at: 0.2, length: 0.22, hertz: 880 },
      { at: 0.4, length: 0.22, hertz: 659.25 },
      { at: 0.6, length: 0.5, hertz: 880 },
    ],
    every: 2.4,
    loudest: 0.16,
  },
  outgoing: { notes: [{ at: 0, length: 1, hertz: 425 }], every: 3, loudest: 0.05 },
};

/** One page of a browser rings at a time. */
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
 * Rings until the answer is called, then it is silent at once. All notes are planned ahead: a hidden tab, whose
 * timers are slow, rings like any other. A page that nobody has touched yet stays silent, and leaves it to another.
 *
 * @param seconds how long it rings at most
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
    // A second time it would be refused.
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
    // It is stopped, or this browser has no sound: the page, its title and the notification tell it, too.
  });
  return () => stop.abort();
}

function mayPlay(audio: AudioContext): boolean {
  return audio.state === 'running';
}

function planNotes(audio: AudioContext, { notes, every, loudest }: RingMelody, seconds: number) {
  const rounds = Math.ceil(seconds / every);
  for (let round = 0; round < rounds; round++)
    for (const note of notes) planNote(audio, { ...note, at: note.at + round * every }, loudest);
}

function planNote(audio: AudioContext, { at, length, hertz }: Note, loudest: number): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  // A tone that begins or ends at once clicks.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudest, start + 0.02);
  volume.gain.setValueAtTime(loudest, start + length - 0.06);
  volume.gain.linearRampToValueAtTime(0, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
