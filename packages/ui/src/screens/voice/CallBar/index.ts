export {
  CallBar,
  type CallBarProps,
  type CallBarState,
  type MicrophoneChoice,
} from './CallBar.tsx';
export type { CallMeeting } from '../voice.ts';
