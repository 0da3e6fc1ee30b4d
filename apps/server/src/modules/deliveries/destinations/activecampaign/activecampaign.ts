import { DeliveryFailed } from '../../delivery-failed.ts';
import { mapped } from '../../lead-values.ts';
import { readAnswer, type ReadAnswerOptions, textAt } from '../../read-answer.ts';
import type { ConnectedDestination } from '../destination.ts';

const OWN = new Set(['firstName', 'lastName', 'phone']);
const SUBSCRIBED = 1;
const READ: ReadAnswerOptions = {
  name: 'ActiveCampaign',
  explain: (body) =>
    textAt(body, 'errors', 0, 'title') ||
    textAt(body, 'errors', 0, 'detail') ||
    textAt(body, 'message'),
};

/** Contacts in ActiveCampaign, on one of its lists. Both requests may be repeated. */
export const activecampaign: ConnectedDestination = {
  reader: 'list',
  form: {
    name: 'ActiveCampaign',
    about: 'Adds each lead as a contact, or updates it, and puts it on a list.',
    inputs: [
      {
        name: 'account',
        label: 'API address',
        help: 'Settings → Developer, such as https://youraccount.api-us1.com',
        type: 'url',
        isRequired: true,
      },
      {
        name: 'apiKey',
        label: 'API key',
        help: 'Settings → Developer.',
        type: 'secret',
        isRequired: true,
      },
      {
        name: 'list',
        label: 'List number',
        help: 'The number in the address of the list’s page. Leave empty for no list.',
        type: 'text',
        isRequired: false,
      },
    ],
    mapping: {
      fieldsAreCalled: 'Field',
      alwaysHasEmail: true,
      help: 'firstName, lastName and phone, or the number of a custom field.',
      standard: [
        { from: 'first_name', to: 'firstName' },
        { from: 'last_name', to: 'lastName' },
        { from: 'phone', to: 'phone' },
      ],
    },
    isSigned: false,
  },
  problemOf: ({ list = '' }) =>
    /^\d{0,12}$/.test(list) ? undefined : 'The list is a number, such as 3.',
  async send({ connection: { values, mapping }, content: { lead } }, call) {
    const { account = '', apiKey = '', list = '' } = values;
    const post = async (path: string, body: unknown) =>
      readAnswer(
        await call({
          name: READ.name,
          method: 'POST',
          url: `${account.replace(/(?<!\/)\/+$/, '')}/api/3/${path}`,
          headers: { 'api-token': apiKey, accept: 'application/json' },
          body: JSON.stringify(body),
        }),
        READ,
      );
    const fields = Object.entries(mapped(mapping, lead));
    const synced = await post('contact/sync', {
      contact: {
        email: lead.email,
        ...Object.fromEntries(fields.filter(([name]) => OWN.has(name))),
        fieldValues: fields
          .filter(([name]) => !OWN.has(name))
          .map(([field, value]) => ({ field, value })),
      },
    });
    if (list === '') return;
    const contact = textAt(synced, 'contact', 'id');
    if (contact === '') throw new DeliveryFailed('ActiveCampaign did not name the contact.');
    await post('contactLists', { contactList: { list, contact, status: SUBSCRIBED } });
  },
};
