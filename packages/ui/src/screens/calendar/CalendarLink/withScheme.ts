/** An address as people write it, `caldav.example.com`, with the scheme that it goes by; nothing stays nothing. */
export function withScheme(text: string): string {
  const address = text.normalize('NFKC').trim();
  return address === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(address)
    ? address
    : `https://${address}`;
}
