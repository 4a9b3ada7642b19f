export { RoomWithThread, type RoomWithThreadProps } from './RoomWithThread.tsx';
