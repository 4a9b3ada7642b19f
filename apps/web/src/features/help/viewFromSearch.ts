/** Returns the view requested by the URL. Guests cannot ask questions. */
export function viewFromSearch(
  search: URLSearchParams,
  mayAsk: boolean,
): 'ask' | 'questions' | null {
  const view = search.get('view');
  return mayAsk && (view === 'ask' || view === 'questions') ? view : null;
}
