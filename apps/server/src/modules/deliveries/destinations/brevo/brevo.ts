import { mapped } from '../../lead-values.ts';
import { readAnswer, type ReadAnswerOptions, textAt } from '../../read-answer.ts';
import type { ConnectedDestination } from '../destination.ts';
import { bareNumber, isInternational } from '../phone-number.ts';

const READ: ReadAnswerOptions = { name: 'Brevo', explain: (body) => textAt(body, 'message') };

/** Contacts in Brevo, on one of its lists. An existing contact is updated. */
export const brevo: ConnectedDestination = {
  reader: 'list',
  form: {
    name: 'Brevo',
    about: 'Adds each lead to a list, or brings the contact up to date.',
    inputs: [
      {
        name: 'apiKey',
        label: 'API key',
        help: 'Brevo → SMTP & API → API keys. Begins with xkeysib-.',
        type: 'secret',
        isRequired: true,
      },
      {
        name: 'list',
        label: 'List number',
        help: 'Contacts → Lists: the number after the #. Leave empty for no list.',
        type: 'text',
        isRequired: false,
      },
    ],
    mapping: {
      fieldsAreCalled: 'Attribute',
      alwaysHasEmail: true,
      help: 'In capital letters, as under Contacts → Settings → Contact attributes. Unknown ones are ignored.',
      standard: [
        { from: 'first_name', to: 'FIRSTNAME' },
        { from: 'last_name', to: 'LASTNAME' },
        { from: 'phone', to: 'SMS' },
      ],
    },
    isSigned: false,
  },
  problemOf: ({ list = '' }) =>
    /^\d{0,12}$/.test(list) ? undefined : 'The list is a number, such as 7.',
  async send({ connection: { values, mapping }, content: { lead } }, call) {
    const answer = await call({
      name: READ.name,
      method: 'POST',
      url: `${values['apiUrl'] ?? 'https://api.brevo.com'}/v3/contacts`,
      headers: { 'api-key': values['apiKey'] ?? '', accept: 'application/json' },
      body: JSON.stringify({
        email: lead.email,
        attributes: withoutLocalNumber(mapped(mapping, lead)),
        ...(values['list'] && { listIds: [Number(values['list'])] }),
        updateEnabled: true,
      }),
    });
    readAnswer(answer, READ);
  },
};

/** Brevo accepts only numbers with a country code, and refuses the whole contact for any other. */
function withoutLocalNumber({
  SMS: number = '',
  ...others
}: Record<string, string>): Record<string, string> {
  const bare = bareNumber(number);
  return isInternational(bare.replace(/^00/, '+')) ? { ...others, SMS: bare } : others;
}
