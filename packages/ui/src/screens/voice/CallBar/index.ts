export {
  CallBar,
  type CallBarProps,
  type CallBarState,
  type MicrophoneChoice,
} from './CallBar.tsx';
