import type { Lead } from '@beckon/contract/owner-calls';
import type { LeadRecord } from '../../store/store.ts';

/** A lead without what is not known of it. */
export function presentLead(lead: LeadRecord): Lead {
  const { id, popupId, popupName, at, fields, url, suspicion, isPartial } = lead;
  const { wrongAnswers = [] } = lead.context;
  const { email, name, phone, referrer, country, device, trigger, couponCode, prizeLabel } = lead;
  const known = withoutEmpty({
    email,
    name,
    phone,
    referrer,
    country,
    device,
    trigger,
    couponCode,
    prizeLabel,
  });
  return {
    id,
    popupId,
    popupName,
    at: new Date(at).toISOString(),
    fields: [...fields],
    url,
    ...known,
    ...(suspicion === '' ? {} : { isSuspicious: true, suspicion }),
    ...(wrongAnswers.length === 0 ? {} : { wrongAnswers: [...wrongAnswers] }),
    ...(isPartial ? { isUnfinished: true } : {}),
  };
}

function withoutEmpty<Key extends string>(
  texts: Readonly<Record<Key, string>>,
): Partial<Record<Key, string>> {
  const known: Partial<Record<Key, string>> = {};
  for (const key in texts) if (texts[key] !== '') known[key] = texts[key];
  return known;
}
