/** Two tones a fourth apart: start in seconds and frequency. */
const tones = [
  { at: 0, hertz: 659.25 },
  { at: 0.12, hertz: 880 },
] as const;
const toneLength = 0.35;
const maxGain = 0.12;
const maxWaitMs = 1000;

let context: AudioContext | null = null;

/** Plays a short sound. Fails silently without audio support or before the first user interaction. */
export async function playChime(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (!(await isRunning(context))) return;
    for (const { at, hertz } of tones) playTone(context, context.currentTime + at, hertz);
  } catch {
    // The title, badge and notification also report it.
  }
}

/** Resolves to false if the autoplay policy suspends the audio context; it would play too late. */
function isRunning(audio: AudioContext): Promise<boolean> {
  if (audio.state === 'running') return Promise.resolve(true);
  const timedOut = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), maxWaitMs));
  return Promise.race([audio.resume().then(() => true), timedOut]);
}

function playTone(audio: AudioContext, start: number, hertz: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  // Fades in and out to avoid clicks.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(maxGain, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + toneLength);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + toneLength);
}
