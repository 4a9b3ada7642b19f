export {
  SurveyTable,
  type SurveyRowItem,
  type SurveyTableFilter,
  type SurveyTableProps,
} from './SurveyTable.tsx';
