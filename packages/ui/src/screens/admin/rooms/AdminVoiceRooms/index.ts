export * from './AdminVoiceRooms.tsx';
