/** Two soft tones, a fourth apart: when each begins, in seconds, and its frequency. */
const tones = [
  { at: 0, hertz: 659.25 },
  { at: 0.12, hertz: 880 },
] as const;
const toneLength = 0.35;
const loudest = 0.12;
const longestWaitMs = 1000;

let context: AudioContext | null = null;

/**
 * Plays a short sound. A browser that nobody has touched yet keeps the page silent, and one without audio
 * stays so: neither is told.
 */
export async function playChime(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (!(await isAwake(context))) return;
    for (const { at, hertz } of tones) playTone(context, context.currentTime + at, hertz);
  } catch {
    // The title, the badge and the notification tell it, too.
  }
}

/** A browser that keeps the page silent answers once someone has touched it: too late for this sound. */
function isAwake(audio: AudioContext): Promise<boolean> {
  if (audio.state === 'running') return Promise.resolve(true);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), longestWaitMs));
  return Promise.race([audio.resume().then(() => true), late]);
}

function playTone(audio: AudioContext, start: number, hertz: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  // A tone that begins or ends at once clicks.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudest, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + toneLength);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + toneLength);
}
