export {
  RoomWebhooks,
  type RoomWebhook,
  type RoomWebhooksProps,
  type RoomWebhooksState,
} from './RoomWebhooks.tsx';
