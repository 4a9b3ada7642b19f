// Phrases that comments and test titles must not contain: they hide the subject or are not used in technical
// English. CONTRIBUTING.md, "Before it is done", has the rules that no word list can check.

const phrases = [
  [/\b(?:stands?|standing)\b(?! alone\b)/, 'is, exists, is not seated'],
  [/\bone that\b/, 'name the noun'],
  [/\bthose (?:who|that|which)\b/, 'name the noun'],
  [/\b(?:is|are|was|were|be) told\b/, 'is notified, receives'],
  [/\bwho (?:has|have|is|was|are)\b/, 'member, participant, caller'],
  [/\b(?:nobody|someone|whoever)\b/, 'no member, a member, the caller'],
  [/\bamiss\b/, 'invalid, missing'],
  [/\bis no(?:ne)? (?!longer)/, 'is not a, has no'],
  [/\bof one['’]?s own\b/, 'separate'],
  [/\bby (?:it|them)sel(?:f|ves)\b/, 'automatically, alone'],
  [/\bcomes? of\b/, 'results from'],
  [/\bfor it \w+s\b/, 'because'],
  [/\bthe like\b/, 'similar'],
  [/\bwhat (?:it|they|one|is|was|the)\b/, 'name the noun'],
  [/\b(?:anew|besides|meanwhile)\b/, 'again, also, until then'],
  [/\bat once\b/, 'immediately, simultaneously'],
  [/\bof (?:its|their) own\b/, 'separate'],
  [/\bthe own\b/, "the member's, the caller's"],
  [/\b(?:whatever|however (?:many|much|long))\b/, 'any, even if several'],
  [/\b(?:says?|tells?) so\b/, 'reports, shows an error'],
  [/\btaken for\b/, 'is treated as'],
  [/\btakes? (?:its|their) time\b/, 'is slow'],
];

/** A first word without a subject. Lower case continues the line above. */
const subjectless = /^(?:What|Where|Who|Whose|Whom|Of)\s/;

/** Returns the first forbidden phrase of a text with a suggestion, or null. */
export function findForbiddenPhrase(text) {
  const words = text.replaceAll(/`[^`]*`/g, '').replace(/^[*\s]+/, '');
  const first = subjectless.exec(words);
  if (first) return { phrase: first[0].trim(), suggestion: 'begin with the subject' };
  for (const [pattern, suggestion] of phrases) {
    const found = pattern.exec(words.toLowerCase());
    if (found) return { phrase: found[0].trim(), suggestion };
  }
  return null;
}

const titled = new Set(['describe', 'it', 'step', 'test']);

function calleeName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return calleeName(node.object);
  if (node.type === 'CallExpression') return calleeName(node.callee);
  return undefined;
}

/** ESLint rule for comments and for titles of tests. */
export const plainLanguage = {
  create({ sourceCode, report }) {
    const check = (text, loc) => {
      const found = findForbiddenPhrase(text);
      if (found) report({ loc, message: `"${found.phrase}" in a text: ${found.suggestion}.` });
    };
    return {
      Program() {
        for (const { value, loc } of sourceCode.getAllComments()) check(value, loc);
      },
      CallExpression({ callee, arguments: [title] }) {
        if (!title || !titled.has(calleeName(callee))) return;
        if (title.type === 'Literal' && typeof title.value === 'string')
          check(title.value, title.loc);
        if (title.type === 'TemplateLiteral')
          check(title.quasis.map(({ value }) => value.cooked).join(' '), title.loc);
      },
    };
  },
};
