export {
  CallBar,
  type CallBarProps,
  type CallBarState,
  type CallMeeting,
  type MicrophoneChoice,
} from './CallBar.tsx';
