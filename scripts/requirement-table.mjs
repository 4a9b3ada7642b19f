const states = ['met', 'partly', 'not met', 'not applicable'];
const evidence = /`[^`]*\.[^`]*`|`[A-Z][A-Z0-9_]+`|\]\(/;

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Returns the rows of the tables below each second-level heading. */
function* rowsByChapter(text) {
  let chapter = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) chapter = line.slice(3).trim();
    else if (line.startsWith('|')) yield { chapter, cells: cellsOf(line) };
  }
}

/**
 * Checks a document with a table of requirements per chapter (number, …, state, evidence) and a chapter "Counts":
 * met requirements name a file, a setting or a section, and the counts are those of the tables.
 */
export function findTableProblems(text) {
  const rows = [...rowsByChapter(text)];
  const requirements = rows.filter(({ cells }) => /^\d+(?:\.\d+)+$/.test(cells[0]));
  const unproved = requirements.flatMap(({ cells }) => {
    const [number] = cells;
    const [state, shownBy] = cells.slice(-2);
    if (!states.includes(state)) return [`${number}: "${state}" is not a state`];
    return state === 'met' && !evidence.test(shownBy) ? [`${number}: met without evidence`] : [];
  });
  const wrong = rows
    .filter(({ chapter, cells }) => chapter === 'Counts' && /^\d+$/.test(cells[1]))
    .flatMap(({ cells: [name, ...counts] }) => {
      const counted = requirements.filter(({ chapter }) => name === 'total' || name === chapter);
      const actual = states.map(
        (state) => counted.filter(({ cells }) => cells.at(-2) === state).length,
      );
      return actual.join() === counts.join() ? [] : [`${name}: counts are ${actual.join(', ')}`];
    });
  return [...unproved, ...wrong];
}
