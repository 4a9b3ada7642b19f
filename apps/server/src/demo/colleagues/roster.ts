/** Demo members that the server simulates. None of them is one of the printed demo accounts. */
export const colleagueEmails = [
  'sota@sakura.example',
  'yui@sakura.example',
  'daiki@sakura.example',
  'sakura@sakura.example',
  'hina@sakura.example',
  'rin@sakura.example',
  'takumi@sakura.example',
  'emma@sakura.example',
] as const;
