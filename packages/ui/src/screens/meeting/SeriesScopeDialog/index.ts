export {
  SeriesScopeDialog as SeriesQuestion,
  seriesChanges,
  type SeriesChange,
  type SeriesQuestionProps,
} from './SeriesScopeDialog.tsx';
