export * from './AdminBulletinPosts.tsx';
