export { JoinOrganization } from './JoinOrganization.tsx';
export type {
  InvitingOrganization,
  JoinOrganizationProps,
  JoinOrganizationState,
} from './JoinOrganization.tsx';
