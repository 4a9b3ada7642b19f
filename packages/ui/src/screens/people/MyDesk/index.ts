export { MyDesk, type MyDeskProps, type MyDeskState } from './MyDesk.tsx';
