/** Adds the missing scheme to an address such as `caldav.example.com`. An empty text stays empty. */
export function withScheme(text: string): string {
  const address = text.normalize('NFKC').trim();
  return address === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(address)
    ? address
    : `https://${address}`;
}
