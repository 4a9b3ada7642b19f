export { GroupPortraits, type PortraitPerson } from './GroupPortraits.tsx';
