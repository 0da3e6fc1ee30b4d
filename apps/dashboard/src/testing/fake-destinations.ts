import {
  DeliveriesAnswer,
  type DeliveryLogEntry,
  type Destination,
  DestinationAnswer,
  type DestinationForm,
  DestinationsAnswer,
  DoneAnswer,
  type FieldMapping,
  ReplayAnswer,
  TestDestinationAnswer,
} from '@beckon/contract/owner-calls';
import { NOW } from './factories.ts';
import type { Route } from './fake-route.ts';

const FORMS: readonly DestinationForm[] = [
  {
    kind: 'webhook',
    name: 'Webhook',
    about: 'A program of your own.',
    inputs: [
      { name: 'url', label: 'Webhook address', help: '', type: 'url', isRequired: true },
      {
        name: 'authorization',
        label: 'Authorization',
        help: '',
        type: 'secret',
        isRequired: false,
      },
    ],
    isSigned: true,
  },
  {
    kind: 'hubspot',
    name: 'HubSpot',
    about: 'Creates a contact.',
    inputs: [{ name: 'apiKey', label: 'Access token', help: '', type: 'secret', isRequired: true }],
    mapping: {
      fieldsAreCalled: 'Contact property',
      alwaysHasEmail: true,
      help: '',
      standard: [{ from: 'first_name', to: 'firstname' }],
    },
    isSigned: false,
  },
];

export function aDestination(part: Partial<Destination> = {}): Destination {
  return {
    id: 'hubspot-1',
    kind: 'hubspot',
    name: 'HubSpot',
    isOn: true,
    settings: {},
    secrets: { apiKey: '••••abcd' },
    mapping: [{ from: 'first_name', to: 'firstname' }],
    popupIds: [],
    failed: 0,
    ...part,
  };
}

export function aDelivery(part: Partial<DeliveryLogEntry> = {}): DeliveryLogEntry {
  return {
    id: 'lead-1-hubspot-hubspot-1',
    destinationId: 'hubspot-1',
    kind: 'hubspot',
    leadId: 'lead-1',
    about: 'Noa Levi',
    state: 'failed',
    tries: 1,
    at: NOW,
    status: 401,
    message: 'HubSpot does not accept the key (401).',
    request: 'POST https://api.hubapi.com/',
    answer: '{"message":"no"}',
    ...part,
  };
}

/** The calls about destinations, as the contract defines them. */
export const DESTINATION_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/destinations$/,
    answer: DestinationsAnswer,
    run: ({ destinations }) => ({
      success: true,
      destinations,
      forms: FORMS,
      values: [
        { name: 'email', label: 'Email' },
        { name: 'first_name', label: 'First name' },
        { name: 'answer:size', label: 'Shoe size' },
      ],
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/destinations$/,
    answer: DestinationAnswer,
    run: (data, { body }) => {
      const kind = body['kind'] as Destination['kind'];
      const destination = aDestination({
        id: `${kind}-new`,
        kind,
        name: String(body['name']),
        mapping: body['mapping'] as FieldMapping,
        popupIds: (body['popupIds'] ?? []) as string[],
      });
      data.destinations.push(destination);
      return {
        success: true,
        destination,
        ...(kind === 'webhook' ? { signingSecret: 'whsec_once' } : {}),
      };
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/destinations\/([^/]+)$/,
    answer: DoneAnswer,
    run: (data, { ids: [, id] }) => {
      data.destinations = data.destinations.filter((one) => one.id !== id);
      return { success: true };
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/destinations\/([^/]+)\/test$/,
    answer: TestDestinationAnswer,
    run: () => ({
      success: true,
      arrived: false,
      status: 401,
      message: 'HubSpot does not accept the key (401).',
      request: 'POST https://api.hubapi.com/',
      answer: '{"message":"no"}',
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/deliveries$/,
    answer: DeliveriesAnswer,
    run: ({ deliveries }, { query }) => ({
      success: true,
      deliveries: deliveries.filter(
        ({ state, destinationId }) =>
          (query.get('state') ?? state) === state &&
          (query.get('destinationId') ?? destinationId) === destinationId,
      ),
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/deliveries\/replay$/,
    answer: ReplayAnswer,
    run: (data) => {
      data.deliveries = data.deliveries.map((entry) => ({ ...entry, state: 'sent' }));
      data.destinations = data.destinations.map((one) => ({ ...one, failed: 0 }));
      return { success: true, replayed: data.deliveries.length };
    },
  },
];
