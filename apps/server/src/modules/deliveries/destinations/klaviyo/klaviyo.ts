import { mapped } from '../../lead-values.ts';
import { readAnswer, type ReadAnswerOptions, textAt } from '../../read-answer.ts';
import type { ConnectedDestination } from '../destination.ts';
import { bareNumber, isInternational } from '../phone-number.ts';

/** The version of the API that this file uses. */
const REVISION = '2024-10-15';
/** The built-in attributes of a profile. All others become custom properties. */
const OWN = new Set(['email', 'phone_number', 'first_name', 'last_name', 'organization', 'title']);
const READ: ReadAnswerOptions = { name: 'Klaviyo', explain };

/** Profiles in Klaviyo, on one of its lists. Both requests may be repeated without duplicates. */
export const klaviyo: ConnectedDestination = {
  reader: 'list',
  form: {
    name: 'Klaviyo',
    about: 'Creates or updates the profile, and subscribes it to a list.',
    inputs: [
      {
        name: 'apiKey',
        label: 'Private API key',
        help: 'Klaviyo → Settings → API keys; with write access to profiles, lists and subscriptions. Begins with pk_.',
        type: 'secret',
        isRequired: true,
      },
      {
        name: 'list',
        label: 'List ID',
        help: 'In the list’s settings, six letters and digits. Leave empty to subscribe to no list.',
        type: 'text',
        isRequired: false,
      },
    ],
    mapping: {
      fieldsAreCalled: 'Profile property',
      alwaysHasEmail: true,
      help: 'first_name, last_name, phone_number and the like are Klaviyo’s own; any other name becomes a custom property.',
      standard: [
        { from: 'first_name', to: 'first_name' },
        { from: 'last_name', to: 'last_name' },
        { from: 'phone', to: 'phone_number' },
        { from: 'coupon', to: 'Coupon' },
      ],
    },
    isSigned: false,
  },
  async send({ connection: { values, mapping }, content: { lead } }, call) {
    const post = async (path: string, data: unknown) =>
      readAnswer(
        await call({
          name: READ.name,
          method: 'POST',
          url: `${values['apiUrl'] ?? 'https://a.klaviyo.com'}/api/${path}`,
          headers: {
            authorization: `Klaviyo-API-Key ${values['apiKey']}`,
            revision: REVISION,
            accept: 'application/vnd.api+json',
            'content-type': 'application/vnd.api+json',
          },
          body: JSON.stringify({ data }),
        }),
        READ,
      );
    await post('profile-import', {
      type: 'profile',
      attributes: { email: lead.email, ...attributesOf(mapped(mapping, lead)) },
    });
    if (values['list']) await post(...subscription(lead.email, values['list']));
  },
};

function attributesOf(fields: Readonly<Record<string, string>>) {
  const entries = Object.entries(fields);
  const own = entries.filter(
    ([name, value]) => OWN.has(name) && (name !== 'phone_number' || isNumber(value)),
  );
  const properties = entries.filter(([name]) => !OWN.has(name));
  return {
    ...Object.fromEntries(
      own.map(([name, value]) => [name, name === 'phone_number' ? bareNumber(value) : value]),
    ),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}

/** Klaviyo accepts only numbers with a country code, and refuses the whole profile for any other. */
function isNumber(value: string): boolean {
  return isInternational(bareNumber(value));
}

function subscription(email: string, list: string): [string, unknown] {
  const subscriptions = { email: { marketing: { consent: 'SUBSCRIBED' } } };
  return [
    'profile-subscription-bulk-create-jobs',
    {
      type: 'profile-subscription-bulk-create-job',
      attributes: {
        custom_source: 'Beckon',
        profiles: { data: [{ type: 'profile', attributes: { email, subscriptions } }] },
      },
      relationships: { list: { data: { type: 'list', id: list } } },
    },
  ];
}

function explain(body: unknown): string {
  return textAt(body, 'errors', 0, 'detail') || textAt(body, 'errors', 0, 'title');
}
