import type { DestinationForm } from '@beckon/contract/owner-calls';
import { activecampaign } from './activecampaign/activecampaign.ts';
import { brevo } from './brevo/brevo.ts';
import type { ConnectedDestination, DeliveryContent, DestinationJob } from './destination.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import { discord } from './discord/discord.ts';
import { googleSheets } from './google-sheets/google-sheets.ts';
import { hubspot } from './hubspot/hubspot.ts';
import { klaviyo } from './klaviyo/klaviyo.ts';
import { mailchimp } from './mailchimp/mailchimp.ts';
import type { ReaderOf } from '../../../lib/leads/plan-deliveries.ts';
import { slack } from './slack/slack.ts';
import { webhook } from './webhook/webhook.ts';

/** All kinds of destinations, in the order in which they are offered to owners. */
const DESTINATIONS = new Map<string, ConnectedDestination<DeliveryContent>>([
  ['webhook', eachLead(webhook)],
  ['mailchimp', eachLead(mailchimp)],
  ['klaviyo', eachLead(klaviyo)],
  ['hubspot', eachLead(hubspot)],
  ['brevo', eachLead(brevo)],
  ['activecampaign', eachLead(activecampaign)],
  ['google-sheets', eachLead(googleSheets)],
  ['slack', slack],
  ['discord', discord],
]);

/** A kind of destination; undefined if this version does not know it. */
export function destinationOf(kind: string): ConnectedDestination<DeliveryContent> | undefined {
  return DESTINATIONS.get(kind);
}

/** Who or what reads the leads at a kind of destination; undefined for an unknown kind. */
export const readerOf: ReaderOf = (kind) => DESTINATIONS.get(kind)?.reader;

/** The forms with which owners connect each kind. */
export function destinationForms(): DestinationForm[] {
  return [...DESTINATIONS].map(([kind, { form }]) => ({ kind, ...form }));
}

/** For destinations that need each lead and cannot receive only a number of leads. */
function eachLead(destination: ConnectedDestination): ConnectedDestination<DeliveryContent> {
  return {
    ...destination,
    async send({ content, ...job }: DestinationJob<DeliveryContent>, call) {
      if ('count' in content)
        throw new DeliveryFailed('This destination takes single leads only.', { isFinal: true });
      await destination.send({ ...job, content }, call);
    },
  };
}
