export {
  ForwardMessage,
  type ForwardMessageProps,
  type ForwardTarget,
  type ForwardTargets,
} from './ForwardMessage.tsx';
