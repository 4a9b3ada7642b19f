// Preloaded into the server: answers TXT lookups from the test, which owns no domain.
import { Resolver } from 'node:dns/promises';

Resolver.prototype.resolveTxt = async (name) => {
  const response = await fetch(`${process.env.E2E_TXT_URL}/${name}`);
  return [[await response.text()]];
};
