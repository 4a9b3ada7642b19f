export {
  ProfileCard,
  type ProfileCardProps,
  type ProfileCardState,
  type ProfilePerson,
} from './ProfileCard.tsx';
