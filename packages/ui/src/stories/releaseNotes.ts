const bumps = ['major', 'minor', 'patch'] as const;

/**
 * Returns the changes of the next release of a package as Markdown, in the sections of its changelog.
 * @param changesets contents of `.changeset/*.md`
 */
export function nextRelease(changesets: readonly string[], packageName: string): string {
  const changes = changesets.flatMap((text) => {
    const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
    const line = head.split('\n').find((each) => each.startsWith(`'${packageName}':`));
    const bump = bumps.find((each) => line?.endsWith(each));
    return bump ? [{ bump, text: body.trim() }] : [];
  });
  return bumps
    .map((bump) => ({ bump, texts: changes.filter((change) => change.bump === bump) }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ bump, texts }) => {
      const items = texts.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`);
      return `### ${bump[0]!.toUpperCase()}${bump.slice(1)} changes\n\n${items.join('\n')}`;
    })
    .join('\n\n');
}
