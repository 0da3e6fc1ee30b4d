import type { Lead } from '@beckon/contract/owner-calls';
import { LEAD_COLUMN_NAMES, tableOf } from '@beckon/contract/values';
import { type LeadRecord, MACHINE_MADE } from '../../store/store.ts';

/** A lead without empty values. */
export function presentLead(lead: LeadRecord): Lead {
  const { id, popupId, popupName, at, fields, url, suspicion, isPartial } = lead;
  const { wrongAnswers = [], consents = [] } = lead.context;
  const texts = tableOf(
    LEAD_COLUMN_NAMES,
    (column) => column,
    (column) => lead[column],
  );
  return {
    id,
    popupId,
    popupName,
    at: new Date(at).toISOString(),
    fields: [...fields],
    url,
    ...withoutEmpty({ ...texts, note: lead.note }),
    ...(suspicion === '' ? {} : { isSuspicious: true, suspicion }),
    ...(wrongAnswers.length === 0 ? {} : { wrongAnswers: [...wrongAnswers] }),
    ...(MACHINE_MADE.includes(suspicion) ? { isSpam: true } : {}),
    ...(lead.confirmation === '' ? {} : { confirmation: lead.confirmation }),
    ...(isPartial ? { isUnfinished: true } : {}),
    ...(consents.length === 0 ? {} : { consents: consents.map((one) => ({ ...one })) }),
    tags: [...lead.tags],
  };
}

function withoutEmpty<Key extends string>(
  texts: Readonly<Record<Key, string>>,
): Partial<Record<Key, string>> {
  const known: Partial<Record<Key, string>> = {};
  for (const key in texts) if (texts[key] !== '') known[key] = texts[key];
  return known;
}
