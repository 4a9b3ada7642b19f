/** The part of the page that an address asks for. Guests ask nothing: the form and one's questions are none of theirs. */
export function askedView(search: URLSearchParams, mayAsk: boolean): 'ask' | 'questions' | null {
  const view = search.get('view');
  return mayAsk && (view === 'ask' || view === 'questions') ? view : null;
}
