export {
  SurveyList,
  type SurveyListItem,
  type SurveyListProps,
  type SurveyListState,
} from './SurveyList.tsx';
