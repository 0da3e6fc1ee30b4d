import { DeliveryFailed } from '../../delivery-failed.ts';
import { mapped } from '../../lead-values.ts';
import { readAnswer, textAt } from '../../read-answer.ts';
import type { ConnectedDestination } from '../destination.ts';
import { SHEET_SCRIPT } from './sheet-script.ts';
import { startsFormula } from '../../../../lib/files/csv-text.ts';

const NAME = 'Google Sheets';
const HOW =
  'Deploy the script as a web app that runs as you, with access for “Anyone”, and use its address that ends with /exec.';

/** A spreadsheet, through a small script that its owner adds to it. Each lead is one row. */
export const googleSheets: ConnectedDestination = {
  reader: 'table',
  form: {
    name: NAME,
    about: 'Writes each lead as a row of a spreadsheet.',
    inputs: [
      {
        name: 'url',
        label: 'Web app address',
        help: 'What Google shows after the deployment; ends with /exec.',
        type: 'secret',
        isRequired: true,
      },
    ],
    mapping: {
      fieldsAreCalled: 'Column',
      alwaysHasEmail: false,
      help: 'Columns that the sheet has not are added to its right.',
      standard: [
        { from: 'time', to: 'Time' },
        { from: 'email', to: 'E-mail' },
        { from: 'name', to: 'Name' },
        { from: 'phone', to: 'Phone' },
        { from: 'popup', to: 'Popup' },
        { from: 'page', to: 'Page' },
        { from: 'coupon', to: 'Coupon' },
        { from: 'prize', to: 'Prize' },
        { from: 'prize_won', to: 'Prize won' },
      ],
    },
    setup: {
      steps: [
        'In your spreadsheet, open Extensions → Apps Script and put this instead of what is there.',
        'Choose Deploy → New deployment → Web app. Execute as: me. Who has access: anyone.',
        'Copy the web app’s address into the field below.',
      ],
      code: SHEET_SCRIPT,
    },
    isSigned: false,
  },
  async send({ connection: { values, mapping }, content: { lead }, isTest, at }, call) {
    const answer = await call({
      name: NAME,
      method: 'POST',
      url: values['url'] ?? '',
      fetchesAnswer: true,
      body: JSON.stringify({
        id: isTest ? `test-${at}` : lead.id,
        row: Object.fromEntries(
          Object.entries(mapped(mapping, lead)).map(([column, value]) => [column, plain(value)]),
        ),
      }),
    });
    if (answer.status < 300 && answer.text.trimStart().startsWith('<'))
      throw new DeliveryFailed(`Google answered with a page instead of data. ${HOW}`, {
        isFinal: true,
      });
    const body = readAnswer(answer, { name: NAME, explain, words: { 401: HOW, 403: HOW } });
    if (textAt(body, 'result') !== 'ok')
      throw new DeliveryFailed(`The script in the spreadsheet failed. It said: ${explain(body)}`);
  },
};

/** A visitor's text must not become a formula, and a phone number with a plus sign must stay a text. */
function plain(value: string): string {
  return startsFormula(value) ? `'${value}` : value;
}

function explain(body: unknown): string {
  return textAt(body, 'error') || textAt(body, 'message');
}
