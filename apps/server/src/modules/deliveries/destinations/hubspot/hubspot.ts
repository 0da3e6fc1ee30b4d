import { DeliveryFailed } from '../../delivery-failed.ts';
import { mapped } from '../../lead-values.ts';
import { readAnswer, type ReadAnswerOptions, textAt } from '../../read-answer.ts';
import type { ConnectedDestination } from '../destination.ts';

const READ: ReadAnswerOptions = { name: 'HubSpot', explain: (body) => textAt(body, 'message') };
/** The status of a batch that failed partly. */
const PARTLY = 207;

/** Contacts in HubSpot. One with the same e-mail address is updated. */
export const hubspot: ConnectedDestination = {
  reader: 'list',
  form: {
    name: 'HubSpot',
    about: 'Creates each lead as a contact, or updates the one with that address.',
    inputs: [
      {
        name: 'apiKey',
        label: 'Access token',
        help: 'Of a private app with the scope crm.objects.contacts.write. Begins with pat-.',
        type: 'secret',
        isRequired: true,
      },
    ],
    mapping: {
      fieldsAreCalled: 'Contact property',
      alwaysHasEmail: true,
      help: 'The internal name of the property, as HubSpot shows it under “Code view”.',
      standard: [
        { from: 'first_name', to: 'firstname' },
        { from: 'last_name', to: 'lastname' },
        { from: 'phone', to: 'phone' },
      ],
    },
    isSigned: false,
  },
  async send({ connection: { values, mapping }, content: { lead } }, call) {
    const answer = await call({
      name: READ.name,
      method: 'POST',
      url: `${values['apiUrl'] ?? 'https://api.hubapi.com'}/crm/v3/objects/contacts/batch/upsert`,
      headers: { authorization: `Bearer ${values['apiKey']}` },
      body: JSON.stringify({
        inputs: [
          {
            id: lead.email,
            idProperty: 'email',
            properties: { ...mapped(mapping, lead), email: lead.email },
          },
        ],
      }),
    });
    const body = readAnswer(answer, READ);
    if (answer.status === PARTLY)
      throw new DeliveryFailed(
        `HubSpot refused the lead. It said: ${textAt(body, 'errors', 0, 'message')}`,
        { isFinal: true },
      );
  },
};
