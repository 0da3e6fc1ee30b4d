import type { ConnectedKind } from '@beckon/contract/values';
import { activecampaign } from './activecampaign/activecampaign.ts';
import { brevo } from './brevo/brevo.ts';
import type { ConnectedDestination, DeliveryContent, DestinationJob } from './destination.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import { discord } from './discord/discord.ts';
import { googleSheets } from './google-sheets/google-sheets.ts';
import { hubspot } from './hubspot/hubspot.ts';
import { klaviyo } from './klaviyo/klaviyo.ts';
import { mailchimp } from './mailchimp/mailchimp.ts';
import { slack } from './slack/slack.ts';
import { webhook } from './webhook/webhook.ts';

/** All kinds of places that owners connect; the compiler asks for a line for each. */
export const DESTINATIONS: Readonly<Record<ConnectedKind, ConnectedDestination<DeliveryContent>>> =
  {
    webhook: eachLead(webhook),
    mailchimp: eachLead(mailchimp),
    klaviyo: eachLead(klaviyo),
    hubspot: eachLead(hubspot),
    brevo: eachLead(brevo),
    activecampaign: eachLead(activecampaign),
    'google-sheets': eachLead(googleSheets),
    slack,
    discord,
  };

/** Programs are told of each lead, never of a number of them. */
function eachLead(destination: ConnectedDestination): ConnectedDestination<DeliveryContent> {
  return {
    ...destination,
    async send({ content, ...job }: DestinationJob<DeliveryContent>, call) {
      if ('count' in content)
        throw new DeliveryFailed('This place takes single leads only.', { isFinal: true });
      await destination.send({ ...job, content }, call);
    },
  };
}
