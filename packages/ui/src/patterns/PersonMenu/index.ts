export { PersonMenu, type PersonMenuProps } from './PersonMenu.tsx';
