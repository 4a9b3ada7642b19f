export { PersonRow, type PersonRowProps } from './PersonRow.tsx';
