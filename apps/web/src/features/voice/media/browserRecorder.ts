import type { CallRecorder, CallRecorderDeps, RecordingFormat } from './CallRecorder.ts';
import { callComposition } from './callComposition.ts';

const partMs = 1000;

export function browserRecorder(
  { mimeType }: RecordingFormat,
  { onPart, onFailed }: CallRecorderDeps,
): CallRecorder {
  const context = new AudioContext();
  void context.resume();
  const mix = new MediaStreamAudioDestinationNode(context);
  // `MediaRecorder` needs an audio track even in silence.
  const silence = new ConstantSourceNode(context, { offset: 0 });
  silence.connect(mix);
  silence.start();
  const picture = callComposition();
  const stream = new MediaStream([...mix.stream.getAudioTracks(), picture.track]);
  const recorder = new MediaRecorder(stream, { mimeType });
  const sources = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();
  let isStopping = false;
  let recordedMs = 0;
  let runningSince: number | null = null;
  const count = () => {
    const now = performance.now();
    if (runningSince !== null) recordedMs += now - runningSince;
    runningSince = recorder.state === 'recording' ? now : null;
  };

  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) onPart(data);
  };
  recorder.onerror = onFailed;
  recorder.onstop = () => {
    if (!isStopping) onFailed();
  };
  return {
    setSounds(tracks) {
      for (const [track, source] of sources) {
        if (tracks.includes(track)) continue;
        source.disconnect();
        sources.delete(track);
      }
      for (const track of tracks) {
        if (sources.has(track)) continue;
        const source = context.createMediaStreamSource(new MediaStream([track]));
        source.connect(mix);
        sources.set(track, source);
      }
    },
    setScene: (scene) => picture.show(scene),
    run() {
      if (recorder.state === 'inactive') recorder.start(partMs);
      else recorder.resume();
      count();
    },
    pause() {
      if (recorder.state === 'recording') recorder.pause();
      count();
    },
    async stop() {
      isStopping = true;
      if (recorder.state !== 'inactive') {
        const ended = new Promise((resolve) => {
          recorder.onstop = resolve;
        });
        recorder.stop();
        count();
        await ended;
      }
      picture.close();
      silence.stop();
      for (const source of sources.values()) source.disconnect();
      await context.close();
      return recordedMs;
    },
  };
}
