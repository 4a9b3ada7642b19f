export {
  TutorialDetail,
  type TutorialDetailProps,
  type TutorialDetailState,
} from './TutorialDetail.tsx';
