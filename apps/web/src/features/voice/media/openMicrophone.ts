import type { Clock } from '@office/client/lib/deps.ts';
import { getUserMedia } from '../../../lib/userMedia.ts';
import type { OpenDevice } from './CaptureDevice.ts';

export interface MicrophoneSettings {
  /** From 0 to 1. */
  volume: number;
  noiseSuppression: boolean;
}

const measureEveryMs = 100;

export async function openMicrophone(
  deviceId: string | null,
  on: { level(level: number): void; gone(): void },
  { volume, noiseSuppression, clock }: MicrophoneSettings & { clock: Clock },
): Promise<OpenDevice> {
  const stream = await getUserMedia({
    audio: {
      ...(deviceId === null ? {} : { deviceId: { exact: deviceId } }),
      echoCancellation: true,
      autoGainControl: true,
      noiseSuppression,
    },
  });
  const [device] = stream.getAudioTracks();
  if (!device) throw new DOMException('No track', 'NotFoundError');
  device.onended = on.gone;

  const context = new AudioContext();
  // A context created without a user action may start suspended.
  void context.resume();
  const gain = new GainNode(context, { gain: volume });
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(stream).connect(gain).connect(analyser);

  const samples = new Float32Array(analyser.fftSize);
  const stopMeasuring = clock.repeat(() => {
    analyser.getFloatTimeDomainData(samples);
    const sum = samples.reduce((total, sample) => total + sample * sample, 0);
    on.level(Math.sqrt(sum / samples.length));
  }, measureEveryMs);

  // The device stays open while muted: the level is measured, but nothing is sent.
  const track = volume === 1 ? device.clone() : gainOutputTrack(gain);
  return {
    track,
    close() {
      stopMeasuring();
      device.onended = null;
      device.stop();
      track.stop();
      void context.close();
    },
  };
}

function gainOutputTrack(gain: GainNode): MediaStreamTrack {
  const destination = new MediaStreamAudioDestinationNode(gain.context as AudioContext, {
    channelCount: 1,
  });
  gain.connect(destination);
  return destination.stream.getAudioTracks()[0] as MediaStreamTrack;
}
