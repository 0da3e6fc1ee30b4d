import type { LeadPost } from '@beckon/contract/owner-calls';
import type { Mail } from '../../lib/send-mail.ts';
import type { LeadRecord, SiteRecord } from '../../store/store.ts';

/** What a notice tells: a lead, or a made-up one for a try. */
export type NoticeLead = Pick<LeadRecord, 'id' | 'at' | 'popupId' | 'popupName' | 'email' | 'name' | 'phone' | 'fields' | 'url' | 'country' | 'couponCode' | 'prizeLabel' | 'suspicion'>;
type NoticeSite = Pick<SiteRecord, 'id' | 'name'>;

export const A_LEAD: NoticeLead = {
  id: 'test', at: 0, popupId: 'test', popupName: 'A test', email: 'dana@example.com', name: 'Dana Example', phone: '', country: '',
  fields: [{ name: 'email', label: 'E-mail', kind: 'email', value: 'dana@example.com' }, { name: 'name', label: 'Name', kind: 'name', value: 'Dana Example' }],
  url: 'https://shop.example/', couponCode: '', prizeLabel: '', suspicion: '',
};

interface MailTarget {
  readonly to: string;
  /** Where the owner sees all leads. */
  readonly leadsUrl: string;
}

const LONGEST_HEAD = 200;
const LONGEST_LINE = 5_000;

/** Visitors write these texts: one must not look like several lines, or like one of ours. */
function line(text: string, longest = LONGEST_LINE): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim().slice(0, longest);
}

/** Tells one address of one lead. What the visitor wrote is indented, our own lines are not. */
export function mailOf(lead: NoticeLead, site: NoticeSite, { to, leadsUrl }: MailTarget): Mail {
  const who = line(lead.name || lead.email || lead.phone || 'Somebody');
  const facts = [
    ...lead.fields.map(({ label, name, value }) => `${label || name}: ${value}`),
    ...(lead.couponCode === '' ? [] : [`Coupon: ${lead.couponCode}`]), ...(lead.prizeLabel === '' ? [] : [`Prize: ${lead.prizeLabel}`]),
  ];
  const notes = [line(`Popup: ${lead.popupName}`), line(`Page: ${lead.url}`)];
  return { to, subject: line(`New lead on ${site.name}: ${who}`, LONGEST_HEAD), text: `${facts.map((fact) => `  ${line(fact)}`).join('\n')}\n\n${notes.join('\n')}\n\nAll leads: ${leadsUrl}\n` };
}

/** Tells one address of leads that no mail tells one by one. */
export function countMailOf(leads: number, site: NoticeSite, { to, leadsUrl }: MailTarget): Mail {
  const many = leads === 1 ? '1 more lead' : `${leads} more leads`;
  const why = 'Leads that may have been sent by a machine, or that come in great numbers within an hour, get no mail of their own.';
  return { to, subject: line(`${many} on ${site.name}`, LONGEST_HEAD), text: `${why}\n\nAll leads: ${leadsUrl}\n` };
}

/** What a webhook gets. */
export function postOf(lead: NoticeLead, site: NoticeSite, isTest: boolean): LeadPost {
  const { id, email, name, phone, url, country, couponCode, prizeLabel } = lead;
  return {
    event: 'lead.created', id, at: new Date(lead.at).toISOString(), isTest, site: { id: site.id, name: site.name }, popup: { id: lead.popupId, name: lead.popupName },
    email, name, phone, fields: [...lead.fields], url, country, couponCode, prizeLabel, isSuspicious: lead.suspicion !== '',
  };
}
