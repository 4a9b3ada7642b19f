export { Privacy } from './Privacy.tsx';
