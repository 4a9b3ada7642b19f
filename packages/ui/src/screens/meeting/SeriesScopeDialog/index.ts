export {
  SeriesScopeDialog,
  seriesChanges,
  type SeriesChange,
  type SeriesQuestionProps,
} from './SeriesScopeDialog.tsx';
