export {
  SeriesQuestion,
  seriesChanges,
  type SeriesChange,
  type SeriesQuestionProps,
} from './SeriesQuestion.tsx';
