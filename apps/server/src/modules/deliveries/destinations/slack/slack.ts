import { cutText } from '../../../../lib/text/cut-text.ts';
import { DeliveryFailed } from '../../delivery-failed.ts';
import { readAnswer } from '../../read-answer.ts';
import type { ConnectedDestination, DeliveryContent } from '../destination.ts';
import { leadMessage } from '../lead-lines.ts';

const NAME = 'Slack';
/** Messages for those of Slack's error codes that the owner can fix. */
const WORDS: Readonly<Record<string, string>> = {
  no_service: 'Slack does not know this webhook any more. Make a new one and enter its address.',
  no_team: 'Slack does not know this workspace any more.',
  invalid_token: 'Slack does not accept this address. Copy it again.',
  channel_not_found: 'The channel is not there any more.',
  channel_is_archived: 'The channel is archived.',
  action_prohibited: 'An administrator of the workspace forbids these messages.',
};
/** Slack cuts longer texts. */
const LONGEST = 3_000;

/** A channel in Slack, or in a chat with the same message format (Mattermost, Rocket.Chat). */
export const slack: ConnectedDestination<DeliveryContent> = {
  reader: 'people',
  form: {
    name: NAME,
    about: 'Posts each lead in a channel.',
    inputs: [
      {
        name: 'url',
        label: 'Webhook address',
        help: 'Slack → Apps → Incoming Webhooks. Begins with https://hooks.slack.com/services/.',
        type: 'secret',
        isRequired: true,
      },
    ],
    isSigned: false,
  },
  async send({ site, connection, content, isTest, leadsUrl }, call) {
    const { title, lines, link } = leadMessage(content, site, { isTest, leadsUrl });
    const shown = lines.map(([label, value]) => `*${escape(label)}:* ${escape(value)}`).join('\n');
    // The link is never cut, because it leads to what was cut.
    const body = `${cutText(shown, LONGEST - link.length - 1)}\n${link}`;
    const answer = await call({
      name: NAME,
      method: 'POST',
      url: connection.values['url'] ?? '',
      body: JSON.stringify({
        text: escape(title),
        blocks: [
          { type: 'header', text: { type: 'plain_text', text: cutText(title, 150) } },
          { type: 'section', text: { type: 'mrkdwn', text: body } },
        ],
      }),
    });
    const said = answer.text.trim();
    if (answer.status === 200 && said === 'ok') return;
    // Slack responds with a word instead of JSON.
    const known = WORDS[said];
    if (known !== undefined) throw new DeliveryFailed(known, { isFinal: true });
    readAnswer(answer, { name: NAME, explain: () => '' });
  },
};

/** Slack reads these three characters as the start of a link, a mention or an emoji. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
