export function surveyHref(surveyId: string, { results = false } = {}): string {
  return `/survey-form/${surveyId}${results ? '?results=shown' : ''}`;
}
