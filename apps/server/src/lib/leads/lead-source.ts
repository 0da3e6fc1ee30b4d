import { SOURCE_PARAMETERS, type SourceParameter, tableOf } from '@beckon/contract/values';
import type { LeadRecord } from '../../store/store.ts';
import { oneLine } from '../text/one-line.ts';

/** What the addresses of a lead say about its source. */
export type LeadSource = Readonly<Record<SourceParameter, string>>;

interface Addresses extends Pick<LeadRecord, 'url'> {
  readonly context: { readonly landingPage?: string };
}

/** Characters that are not seen, and those that change the direction of a text. */
const UNSEEN = /\p{Cf}+/gu;

/**
 * The campaign that brought a lead: from the address of its page or, if that names none, from the
 * first page of the visit. Empty texts: not known.
 */
export function leadSource({ url, context: { landingPage = '' } }: Addresses): LeadSource {
  const here = sourceIn(url);
  return Object.values(here).some((value) => value !== '') ? here : sourceIn(landingPage);
}

function sourceIn(address: string): LeadSource {
  const query = /\?([^#]*)/u.exec(address)?.[1] ?? '';
  const parameters = new URLSearchParams(query);
  return tableOf(
    SOURCE_PARAMETERS,
    (name) => name,
    (name) => oneLine((parameters.get(name) ?? '').replaceAll(UNSEEN, '')),
  );
}
