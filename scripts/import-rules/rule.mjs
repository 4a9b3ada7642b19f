/**
 * Returns a forbidden import direction.
 * @param {string} name
 * @param {string} comment the reason
 * @param {object} from files that the rule applies to
 * @param {object} to imports that it forbids
 * @param {Record<string, string[]>} violations imports by file that the rule must report. `npm run lint` writes these
 * files to a temporary folder; they need not exist.
 */
export function rule(name, comment, from, to, violations) {
  return { name, comment, severity: 'error', from, to, violations };
}
