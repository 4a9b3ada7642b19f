export * from './AdminBulletinBoards.tsx';
