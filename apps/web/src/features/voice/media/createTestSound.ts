import type { TestSound } from './SpeakerTest.ts';

/** Rising notes in hertz. */
const notes = [523.25, 659.25, 783.99, 1046.5] as const;
const noteSeconds = 0.3;
const maxGain = 0.2;

export function createTestSound(): TestSound {
  const context = new AudioContext();
  const destination = new MediaStreamAudioDestinationNode(context);
  notes.forEach((hertz, index) => {
    const start = context.currentTime + index * noteSeconds;
    const tone = new OscillatorNode(context, { frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    // Fades in and out to avoid clicks.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(maxGain, start + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + noteSeconds);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + noteSeconds);
  });
  return {
    track: destination.stream.getAudioTracks()[0] as MediaStreamTrack,
    // Includes the delay of the output.
    seconds: notes.length * noteSeconds + 0.5,
    close: () => void context.close(),
  };
}
