export { AddMembers, type AddMembersProps } from './AddMembers.tsx';
