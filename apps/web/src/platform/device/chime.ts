/** Two soft tones, a fourth apart: when each begins, in seconds, and its frequency. */
const tones = [
  { at: 0, hertz: 659.25 },
  { at: 0.12, hertz: 880 },
] as const;
const toneLength = 0.35;
const loudest = 0.12;

let context: AudioContext | null = null;

/**
 * Plays a short sound. A browser that nobody has touched yet keeps the page silent, and one without audio
 * stays so: neither is told.
 */
export async function playChime(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
    for (const { at, hertz } of tones) playTone(context, context.currentTime + at, hertz);
  } catch {
    // The title, the badge and the notification tell it, too.
  }
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
