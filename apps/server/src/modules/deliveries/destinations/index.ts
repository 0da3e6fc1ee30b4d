import type { DestinationKind } from '@beckon/contract/values';
import type { Destination, DestinationDeps } from './destination.ts';
import { buildMailDestination } from './mail.ts';
import { buildWebhookDestination } from './webhook.ts';

/** All kinds of places where leads are sent; the compiler asks for a line for each. */
export function buildDestinations(
  deps: DestinationDeps,
): Readonly<Record<DestinationKind, Destination>> {
  return { mail: buildMailDestination(deps), webhook: buildWebhookDestination(deps) };
}
