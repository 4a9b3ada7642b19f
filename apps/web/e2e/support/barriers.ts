import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns the axe violations of a page with their selectors. Frames are not analysed, which avoids opening
 * another page.
 */
export async function findA11yViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
