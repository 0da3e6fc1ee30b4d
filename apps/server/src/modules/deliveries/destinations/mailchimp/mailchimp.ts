import { createHash } from 'node:crypto';
import { mapped } from '../../lead-values.ts';
import { readAnswer, type ReadAnswerOptions, textAt } from '../../read-answer.ts';
import type { ConnectedDestination, Connection } from '../destination.ts';

const READ: ReadAnswerOptions = { name: 'Mailchimp', explain };

/** An audience in Mailchimp. An existing contact is updated. */
export const mailchimp: ConnectedDestination = {
  reader: 'list',
  form: {
    name: 'Mailchimp',
    about: 'Adds each lead to an audience, or brings the member up to date.',
    inputs: [
      {
        name: 'apiKey',
        label: 'API key',
        help: 'Mailchimp → Account → Extras → API keys. It ends with your data centre, such as -us21.',
        type: 'secret',
        isRequired: true,
      },
      {
        name: 'audience',
        label: 'Audience ID',
        help: 'Audience → Settings → Audience name and defaults.',
        type: 'text',
        isRequired: true,
      },
      {
        name: 'tag',
        label: 'Tag',
        help: 'Given to everybody who comes from here. Leave empty for none.',
        type: 'text',
        isRequired: false,
      },
      {
        name: 'asksFirst',
        label: 'Let Mailchimp ask new members to confirm',
        help: 'They are “pending” until they click the link in Mailchimp’s email.',
        type: 'switch',
        isRequired: false,
      },
    ],
    mapping: {
      fieldsAreCalled: 'Merge tag',
      alwaysHasEmail: true,
      help: 'You find merge tags under Audience → Settings → Audience fields, such as FNAME.',
      standard: [
        { from: 'first_name', to: 'FNAME' },
        { from: 'last_name', to: 'LNAME' },
        { from: 'phone', to: 'PHONE' },
      ],
    },
    isSigned: false,
  },
  problemOf: ({ apiKey = '', apiUrl = '' }) =>
    apiUrl === '' && dataCentreIn(apiKey) === undefined
      ? 'The API key must end with a data centre, such as -us21.'
      : undefined,
  async send({ connection, content: { lead } }, call) {
    const { values, mapping } = connection;
    const headers = {
      authorization: `Basic ${Buffer.from(`beckon:${values['apiKey']}`).toString('base64')}`,
    };
    const member = memberUrl(values, lead.email);
    const fields = mapped(mapping, lead);
    const put = await call({
      name: READ.name,
      method: 'PUT',
      // The lead must not be lost if the audience requires a merge field that our form does not
      // have.
      url: `${member}?skip_merge_validation=true`,
      headers,
      body: JSON.stringify({
        email_address: lead.email,
        status_if_new: values['asksFirst'] === 'yes' ? 'pending' : 'subscribed',
        ...(Object.keys(fields).length > 0 && { merge_fields: fields }),
      }),
    });
    readAnswer(put, READ);
    const tag = values['tag'] ?? '';
    if (tag === '') return;
    const tagged = await call({
      name: READ.name,
      method: 'POST',
      url: `${member}/tags`,
      headers,
      body: JSON.stringify({ tags: [{ name: tag, status: 'active' }] }),
    });
    readAnswer(tagged, READ);
  },
};

function memberUrl(values: Connection['values'], email: string): string {
  const { apiKey = '', audience = '', apiUrl = '' } = values;
  const base = apiUrl || `https://${dataCentreIn(apiKey)}.api.mailchimp.com`;
  const member = createHash('md5').update(email.toLowerCase()).digest('hex');
  return `${base}/3.0/lists/${encodeURIComponent(audience)}/members/${member}`;
}

function dataCentreIn(apiKey: string): string | undefined {
  return /-([a-z]{2,4}\d{1,3})$/.exec(apiKey)?.[1];
}

/** The message in a problem document, with the first wrong field. */
function explain(body: unknown): string {
  const field = textAt(body, 'errors', 0, 'field');
  const message = textAt(body, 'errors', 0, 'message');
  const wrong = message === '' ? '' : ` ${field === '' ? message : `${field}: ${message}`}`;
  return `${textAt(body, 'detail') || textAt(body, 'title')}${wrong}`;
}
