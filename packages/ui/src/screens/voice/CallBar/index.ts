export { CallBar } from './CallBar.tsx';
export type { CallBarProps, CallBarState, CallDeviceChoice } from './callBarProps.ts';
export {
  callDeviceKinds,
  type CallDeviceKind,
  type CallDevices,
  type CallMeeting,
  type LevelSource,
  type NetworkProblem,
  type RaisedHand,
} from '../voice.ts';
