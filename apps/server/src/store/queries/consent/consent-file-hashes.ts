import type { PublishedConsent } from '../../records/consent-record.ts';

/** The hashes of all files that a published banner names, each once. */
export function consentFileHashes(files: PublishedConsent['files']): readonly string[] {
  const hashes = Object.values(files).flatMap(
    ({ banner, bannerOptout, css, pageCss, policy, panelOptin, panelOptout }) => [
      banner,
      bannerOptout,
      css,
      pageCss,
      policy,
      panelOptin,
      panelOptout,
    ],
  );
  return [...new Set(hashes)].filter((hash) => hash !== undefined);
}
