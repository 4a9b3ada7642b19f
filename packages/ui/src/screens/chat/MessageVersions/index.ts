export {
  MessageVersions,
  type MessageVersion,
  type MessageVersionsProps,
  type MessageVersionsState,
} from './MessageVersions.tsx';
