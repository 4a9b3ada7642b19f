export { driveGuest, scriptedGuest } from './conformance/guest.ts';
export type { ReceivedMessage } from './conformance/guest.ts';
export { formatReport } from './conformance/report.ts';
export type { CheckResult, ConformanceReport } from './conformance/report.ts';
export {
  eventNames,
  eventSamples,
  methodNames,
  methodSamples,
  signInSample,
} from './conformance/samples.ts';
export { testScene } from './conformance/test-scene.ts';
