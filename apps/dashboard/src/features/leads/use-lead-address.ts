import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import type { LeadsFilter } from '../../lib/api/leads.ts';
import { leaveSafely } from '../../lib/navigation/leave-guard.ts';

type Name = keyof LeadsFilter;

const NAMES = [
  'search',
  'popupId',
  'from',
  'until',
  'state',
  'spam',
  'tag',
  'person',
  'each',
] as const satisfies readonly Name[];

const STATES = ['finished', 'unfinished', 'to-check', 'pending', 'confirmed'] as const;

/** The filter and the open lead of the page of leads, which are in its address. */
export interface LeadAddress {
  readonly filter: LeadsFilter;
  readonly openId: string | undefined;
  /** Replaces the address, so that Back does not go through each letter of a search. */
  readonly change: (filter: LeadsFilter) => void;
  /** Adds an entry to the history, so that Back closes the lead. */
  readonly open: (leadId: string) => void;
  readonly close: () => void;
}

export function useLeadAddress(): LeadAddress {
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useOwnCopy(search);
  const navigate = useNavigate();
  const { state: opened } = useLocation();
  return {
    filter,
    openId: search.get('lead') ?? undefined,
    change: (next) => {
      setFilter(next);
      setSearch(paramsOf(next), { replace: true });
    },
    open: (lead) => setSearch({ ...paramsOf(filter), lead }, { state: 'opened' }),
    close: () => {
      // Unsaved changes hold every step back.
      if (opened === 'opened') void navigate(-1);
      else leaveSafely(() => setSearch(paramsOf(filter), { replace: true }));
    },
  };
}

/**
 * The address changes a moment after a field, which must not lose a letter until then. So the
 * filter is kept here, too, and follows only changes that come from links and the Back button.
 */
function useOwnCopy(search: URLSearchParams) {
  const type = useNavigationType();
  const [filter, setFilter] = useState(() => filterIn(search));
  const key = String(search);
  const [known, setKnown] = useState(key);
  if (key !== known) {
    setKnown(key);
    if (type !== 'REPLACE') setFilter(filterIn(search));
  }
  return [filter, setFilter] as const;
}

function paramsOf(filter: LeadsFilter): Record<string, string> {
  const parts = NAMES.flatMap((name) => {
    const value = filter[name] ?? '';
    return value === '' || (name === 'spam' && value === 'without') ? [] : [[name, value]];
  });
  return Object.fromEntries(parts);
}

function filterIn(search: URLSearchParams): LeadsFilter {
  const given = Object.fromEntries(
    (['search', 'popupId', 'from', 'until', 'tag', 'person'] as const).flatMap((name) => {
      const value = search.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
  const state = STATES.find((one) => one === search.get('state'));
  return {
    ...given,
    ...(state !== undefined && { state }),
    ...(search.get('each') === 'latest' && { each: 'latest' as const }),
    spam: search.get('spam') === 'only' ? 'only' : 'without',
  };
}
