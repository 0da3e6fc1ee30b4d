import { createHmac } from 'node:crypto';
import type { LeadPost } from '@beckon/contract/owner-calls';
import { Webhook } from 'standardwebhooks';
import type { SiteRecord } from '../../../../store/store.ts';
import { leadSource } from '../../../../lib/leads/lead-source.ts';
import { type DeliveredLead, sentTexts } from '../../delivered-lead.ts';
import { readAnswer } from '../../read-answer.ts';
import type { ConnectedDestination, Connection } from '../destination.ts';

const NAME = 'The webhook';

/** A program of the owner. It gets each lead as JSON, signed as in Standard Webhooks. */
export const webhook: ConnectedDestination = {
  reader: 'program',
  form: {
    name: 'Webhook',
    about: 'Zapier, Make, n8n or a program of your own: each lead is posted there as JSON.',
    inputs: [
      {
        name: 'url',
        label: 'Webhook address',
        help: 'Each lead is posted to it.',
        type: 'url',
        isRequired: true,
      },
      {
        name: 'authorization',
        label: 'Authorization',
        help: 'Only if the address needs it: “Basic …” or “Bearer …”. It is sent as the header of this name.',
        type: 'secret',
        isRequired: false,
      },
    ],
    isSigned: true,
  },
  async send({ site, connection, content: { lead }, isTest, at }, call) {
    const body = JSON.stringify(postOf(lead, site, isTest));
    const id = isTest ? `test_${at}` : `lead_${lead.id}`;
    const { url = '', authorization = '' } = connection.values;
    const headers = {
      ...signatures({ id, body, at }, connection.values),
      ...(authorization !== '' && { authorization }),
    };
    const answer = await call({ name: NAME, method: 'POST', url, headers, body });
    readAnswer(
      // Only the status matters, because a webhook may respond with any body.
      { ...answer, text: answer.status < 300 ? '' : answer.text },
      {
        name: NAME,
        explain: () => '',
        words: { 401: `${NAME} answered 401.`, 403: `${NAME} answered 403.` },
      },
    );
  },
};

interface Signed {
  readonly id: string;
  readonly body: string;
  readonly at: number;
}

/**
 * The headers of standardwebhooks.com. For a day after a new secret, the previous one also signs.
 * Webhooks that are older than this format also keep their old header.
 */
function signatures({ id, body, at }: Signed, values: Connection['values']) {
  const { signing = '', previousSigning = '', previousUntil = '0', oldSecret = '' } = values;
  const time = new Date(at);
  const current = [signing, Number(previousUntil) > at ? previousSigning : ''];
  const signed = current
    .filter((secret) => secret !== '')
    .map((secret) => new Webhook(secret).sign(id, time, body));
  return {
    ...(signed.length > 0 && {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at / 1000)),
      'webhook-signature': signed.join(' '),
    }),
    ...(oldSecret !== '' && { 'x-beckon-signature': oldSignature(body, oldSecret, at) }),
  };
}

/** `t=<seconds>,v1=<hex HMAC-SHA256 of "seconds.body">`. */
function oldSignature(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** The body of a webhook call. */
export function postOf(
  lead: DeliveredLead,
  site: Pick<SiteRecord, 'id' | 'name'>,
  isTest: boolean,
): LeadPost {
  const { id, url } = lead;
  return {
    event: 'lead.created',
    id,
    at: new Date(lead.at).toISOString(),
    isTest,
    site: { id: site.id, name: site.name },
    popup: { id: lead.popupId, name: lead.popupName },
    ...sentTexts((column) => lead[column]),
    fields: [...lead.fields],
    url,
    language: lead.context.language ?? '',
    source: { ...leadSource(lead) },
    confirmation: lead.confirmation,
    isSuspicious: lead.suspicion !== '',
    consents: (lead.context.consents ?? []).map((one) => ({ ...one })),
  };
}
